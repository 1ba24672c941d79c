// Stands before each script of the pages: not every driver tells what a page says on its console.
if (typeof window === "object" && !("watched" in window)) {
  Object.assign(window, { watched: true });
  const tell = (text) => {
    sessionStorage.faults = `${sessionStorage.faults ?? ""}${text}\n`;
  };
  addEventListener("error", ({ message, target }) => tell(`error: ${message ?? target.outerHTML}`), true);
  addEventListener("unhandledrejection", ({ reason }) => tell(`rejected: ${reason?.stack ?? reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    tell(`policy violated: ${effectiveDirective} by ${blockedURI}`);
  });
  const { error } = console;
  console.error = (...all) => {
    tell(`console: ${all.join(" ")}`);
    error.apply(console, all);
  };
  const construct = (kind, args) => {
    tell("a sound that nobody has asked for");
    return new kind(...args);
  };
  if (window.AudioContext) window.AudioContext = new Proxy(window.AudioContext, { construct });
}
