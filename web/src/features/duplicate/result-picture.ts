// Draws a picture of a result on the device, for systems that can share one.

import { fileBrand } from "../../i18n/languages.ts";
import { t } from "../../i18n/messages.ts";
import { daylight, pngOf } from "../../ui/daylight.ts";
import { addressOf, shareText } from "../../ui/dialogs.ts";
import { download } from "../../ui/files.ts";
import { notice } from "../../ui/notices.ts";
import { visible } from "../../base/visible.ts";
import { slotsOf } from "./field-strip.ts";

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 80;
/** Radius of a dot, and minimum distance between dot centres, in pixels. */
const DOT = 26;
const APART = 2 * DOT + 6;
const NAME = `${fileBrand}.png`;
const TYPE = "image/png";

/** Whether the system can share a picture. */
export const canShow = () => navigator.canShare?.({ files: [new File(["."], NAME, { type: TYPE })] }) ?? false;

/** The texts in the picture. */
interface Words {
  game: string;
  when: string; // name of the deal
  feat: string; // of the person; "": none
  percent: string; // "" if all results are equal
  place: string;
  site: string;
}

/** Shares a picture of the person's standing in the field. @param text the same in words @param link of the deal */
export const shareResult = (field: Protocol.Field, words: Words, text: string, link: string) =>
  sharePicture(() => pngOf(drawResult(field, words)), text, link);

/** Shares a picture with a text and a link. If that fails, downloads it; without a picture, shares the text alone. */
export async function sharePicture(draw: () => Blob | null, text: string, link: string) {
  const blob = attempt(draw);
  if (!blob) return shareText(text, link);
  try {
    const files = [new File([blob], NAME, { type: TYPE })];
    await navigator.share({ files, text: `${visible(text)}\n${addressOf(link)}` });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") return; // the person has changed their mind
    download(NAME, blob);
    notice(() => t("share-picture-saved"), [], { key: "link", follows: true });
  }
}

function attempt(draw: () => Blob | null) {
  try {
    return draw();
  } catch {
    return null;
  }
}

function drawResult(field: Protocol.Field, words: Words) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
  const { colour, faces, done } = daylight();
  const write = (text: string, y: number, size: number, ink: string, weight: number = 400) => {
    pen.font = `${weight} ${size}px ${faces}`;
    pen.fillStyle = colour(ink);
    pen.fillText(visible(text), MARGIN, y, WIDTH - 2 * MARGIN); // longer text is condensed
  };
  pen.fillStyle = colour("cloth");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("paper");
  pen.beginPath();
  pen.roundRect(MARGIN / 2, MARGIN / 2, WIDTH - MARGIN, HEIGHT - MARGIN, 20);
  pen.fill();
  write(words.game, 130, 46, "ink", 700);
  write(words.when, 185, 32, "muted");
  if (words.feat) {
    write(words.feat, 305, 88, "ink", 700);
    write([words.percent, words.place].filter(Boolean).join(" · "), 390, 40, "ink");
  } else if (words.percent) {
    write(words.percent, 335, 130, "ink", 700);
    write(words.place, 400, 40, "ink");
  } else write(words.place, 335, 70, "ink", 700);
  write(words.site, 550, 28, "muted");
  drawDots(pen, field, colour);
  drawSeal(pen, colour, faces);
  done();
  return canvas;
}

/** Draws the results, worst on the left; the person's as a square. */
function drawDots(pen: CanvasRenderingContext2D, field: Protocol.Field, colour: (name: string) => string) {
  const slots = Math.floor((WIDTH - 2 * MARGIN - 2 * DOT) / APART);
  const y = 465;
  pen.strokeStyle = pen.fillStyle = colour("line");
  pen.lineWidth = 2;
  pen.fillRect(MARGIN, y - 1, WIDTH - 2 * MARGIN, 2);
  for (const { at, count, mine } of slotsOf(field, slots)) {
    const x = MARGIN + DOT + (at * (WIDTH - 2 * MARGIN - 2 * DOT)) / slots;
    pen.beginPath();
    if (mine) pen.roundRect(x - DOT, y - DOT, 2 * DOT, 2 * DOT, 6);
    else pen.arc(x, y, DOT, 0, 2 * Math.PI);
    pen.fillStyle = colour(mine ? "ink" : "paper");
    pen.strokeStyle = colour("ink");
    pen.fill();
    pen.stroke();
    if (count < 2) continue;
    pen.font = `600 28px sans-serif`;
    pen.textAlign = "center";
    pen.fillStyle = colour(mine ? "paper" : "ink");
    pen.fillText(String(count), x, y + 10);
    pen.textAlign = "start";
  }
}

function drawSeal(pen: CanvasRenderingContext2D, colour: (name: string) => string, faces: string) {
  const [x, y, size] = [WIDTH - MARGIN - 130, MARGIN + 10, 130];
  pen.fillStyle = colour("seal");
  pen.beginPath();
  pen.roundRect(x, y, size, size, 16);
  pen.fill();
  pen.font = `700 96px ${faces}`;
  pen.fillStyle = colour("on-seal");
  pen.textAlign = "center";
  pen.fillText("七", x + size / 2, y + size * 0.76);
  pen.textAlign = "start";
}
