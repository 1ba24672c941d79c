// Colours and fonts for pictures that are drawn on a canvas.

/** The light theme's colours, regardless of the page's theme, and the page's font. */
export function daylight() {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const style = getComputedStyle(probe);
  return {
    colour: (name: string) => {
      probe.style.color = `var(--${name})`;
      return style.color;
    },
    faces: style.fontFamily,
    done: () => probe.remove(),
  };
}
