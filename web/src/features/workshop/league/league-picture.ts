// Draws a league's table as a picture: place, bot, points a deal and their interval.

import { daylight, pngOf } from "../../../ui/daylight.ts";
import { visible } from "../../../base/visible.ts";

const [WIDTH, MARGIN, HEAD, ROW] = [1200, 60, 150, 56];
/** Left edges of the columns. */
const [PLACE, NAME, FIGURE, PLOT] = [MARGIN, MARGIN + 110, MARGIN + 500, MARGIN + 740];
const END = WIDTH - MARGIN;

export interface Row {
  place: string; // "" for a bot that failed
  name: string;
  figure: string; // or why the bot is out
  mean?: number | undefined;
  width?: number | undefined; // half of the interval
}

/** @returns a PNG; null if the browser makes none */
export const leaguePicture = (title: string, about: string, rows: readonly Row[]) => pngOf(drawn(title, about, rows));

function drawn(title: string, about: string, rows: readonly Row[]) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEAD + ROW * rows.length + MARGIN];
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const { colour, faces, done } = daylight();
  const write = (text: string, x: number, y: number, most: number, ink = "ink", font = "400 26px") => {
    pen.font = `${font} ${faces}`;
    pen.fillStyle = colour(ink);
    pen.fillText(visible(text), x, y, most); // longer text is condensed
  };
  pen.fillStyle = colour("paper");
  pen.fillRect(0, 0, WIDTH, canvas.height);
  write(title, MARGIN, 78, END - MARGIN, "ink", "700 40px");
  write(about, MARGIN, 120, END - MARGIN, "muted", "400 24px");
  const xOf = scale(rows);
  pen.fillStyle = colour("line");
  if (xOf) pen.fillRect(xOf(0), HEAD, 2, ROW * rows.length);
  for (const [n, { place, name, figure, mean, width }] of rows.entries()) {
    const y = HEAD + ROW * n;
    pen.fillStyle = colour("line");
    pen.fillRect(MARGIN, y, END - MARGIN, 1);
    write(place, PLACE, y + 37, NAME - PLACE - 10);
    write(name, NAME, y + 37, FIGURE - NAME - 20, "ink", "600 26px");
    write(figure, FIGURE, y + 37, (xOf && mean !== undefined ? PLOT : END) - FIGURE - 20);
    if (!xOf || mean === undefined || width === undefined) continue;
    pen.fillStyle = colour("ink");
    pen.fillRect(xOf(mean - width), y + ROW / 2 - 2, xOf(mean + width) - xOf(mean - width), 4);
    pen.fillRect(xOf(mean) - 5, y + ROW / 2 - 12, 10, 24);
  }
  done();
  return canvas;
}

/** Returns where a figure stands in the plot; null without figures. */
function scale(rows: readonly Row[]) {
  const ends = rows.flatMap(({ mean, width }) =>
    mean === undefined || width === undefined ? [] : [mean - width, mean + width],
  );
  if (!ends.length) return null;
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  return (value: number) => PLOT + ((value - low) / (high - low || 1)) * (END - PLOT);
}
