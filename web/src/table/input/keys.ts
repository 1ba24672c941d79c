// The keyboard: what each shortcut means. Letters and signs can be turned off (WCAG 2.1.4); Space, Escape, the arrows
// and Ctrl+Z always work. Nothing is taken while an IME composes or from a field of text.

interface Commands {
  letters: () => boolean; // whether letter shortcuts are on
  dialog: () => boolean; // whether a dialog of the table is open
  panel: (panel: string) => void; // opens a dialog, or closes it if it is the open one
  panelOf: (letter: string) => string | null; // the dialog that a letter opens
  undo: () => void;
  next: () => void;
  replay: () => void;
  rules: () => void;
  skip: () => boolean; // ends a wait, if there is one
  land: () => void; // what is on its way has landed, so that what is pressed is what is seen
  on: () => boolean; // goes on where something waits for that
  cancel: () => void;
  hand: () => void; // sets the focus to the hand
}

/** Whoever ends waits with Space presses it once too often: for so many milliseconds it plays nothing. */
const ONCE_TOO_OFTEN = 400;

/** @returns removes the listeners */
export function listen(root: HTMLElement, commands: Commands): () => void {
  let swallowSpace = false;
  /** Until when Space is still meant for a wait that has ended. */
  let meant = 0;
  const down = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229 || event.defaultPrevented || inText(event.target)) return;
    const own = commands.dialog();
    if (!own && document.querySelector("dialog[open]")) return;
    if (event.key === " " && !own) {
      const now = performance.now();
      const skipped = commands.skip();
      if (skipped) meant = now + ONCE_TOO_OFTEN;
      if (skipped || now < meant) {
        swallowSpace = true;
        return event.preventDefault();
      }
    }
    commands.land();
    if (isOn(event) && !own && commands.on()) {
      swallowSpace = event.key === " ";
      return event.preventDefault();
    }
    if (handled(event, root, commands, own)) event.preventDefault();
  };
  /** Firefox presses a button on keyup. */
  const up = (event: KeyboardEvent) => {
    if (event.key !== " " || !swallowSpace) return;
    swallowSpace = false;
    event.preventDefault();
  };
  document.addEventListener("keydown", down);
  document.addEventListener("keyup", up);
  return () => {
    document.removeEventListener("keydown", down);
    document.removeEventListener("keyup", up);
  };
}

/** Enter or Space, but for those that press a button outside of the hand. */
function isOn({ key, repeat, target }: KeyboardEvent) {
  const pressed = target instanceof Element && target.closest("button, a, summary, [role=spinbutton]");
  return (key === "Enter" || key === " ") && !repeat && !(pressed && !pressed.closest(".hand"));
}

function handled(event: KeyboardEvent, root: HTMLElement, commands: Commands, inDialog: boolean) {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === "z" && !inDialog) {
    commands.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (!inDialog && key === "escape") {
    commands.cancel();
    return true;
  }
  if (!inDialog && /^arrow|^home$|^end$/.test(key) && document.activeElement === document.body) {
    commands.hand();
    return true;
  }
  if (!commands.letters() || key.length !== 1) return false;
  const panel = commands.panelOf(key);
  if (panel && !event.shiftKey) {
    commands.panel(panel);
    return true;
  }
  if (inDialog) return false;
  if (key === "r" && event.shiftKey) {
    commands.replay();
    return true;
  }
  if (key === "?") {
    commands.rules();
    return true;
  }
  if (event.shiftKey) return false;
  if (key === "u") {
    commands.undo();
    return true;
  }
  return press(root, key, commands);
}

/** Presses the button, or sets the focus to the field, that bears this letter. */
function press(root: HTMLElement, key: string, commands: Commands) {
  const bearer = root.querySelector(`[data-key="${CSS.escape(key)}"]`) as HTMLElement | null;
  if (!bearer) {
    if (key === "n") commands.next();
    return key === "n";
  }
  if (bearer.dataset.keyDoes === "focus") bearer.focus();
  else bearer.click();
  return true;
}

function inText(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !["button", "checkbox", "radio", "range", "submit"].includes(target.type))
  );
}
