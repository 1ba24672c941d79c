// Colours and fonts for pictures that are drawn on a canvas, and their files.

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

/**
 * Returns a canvas as a PNG; null if the browser makes none. `toBlob` would wait until the page is idle: too late for
 * `navigator.share`, which browsers allow only for a moment after a click.
 */
export function pngOf(canvas: HTMLCanvasElement): Blob | null {
  const [head, data] = canvas.toDataURL("image/png").split(",");
  if (!data || head !== "data:image/png;base64") return null;
  return new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))], { type: "image/png" });
}
