import { beforeEach, expect, test, vi } from "vitest";

import { fileBrand } from "../../i18n/languages.ts";

const { download, notice, shareText } = vi.hoisted(() => ({ download: vi.fn(), notice: vi.fn(), shareText: vi.fn() }));
vi.mock("../../ui/files.ts", () => ({ download }));
vi.mock("../../ui/notices.ts", () => ({ notice }));
vi.mock("../../ui/dialogs.ts", () => ({ shareText, addressOf: (link: string) => `https://x.test/#${link}` }));
vi.mock("./field-strip.ts", () => ({ slotsOf: () => [] }));
const { sharePicture } = await import("./result-picture.ts");

const blob = new Blob(["picture"]);
const share = vi.fn();
vi.stubGlobal("navigator", { share });
beforeEach(() => vi.resetAllMocks());

const go = (draw: () => Blob | null = () => blob) => sharePicture(draw, "words", "day=x");

test("the picture goes with its words and the link", async () => {
  await go();
  expect(share.mock.calls[0][0]).toMatchObject({ text: "words\nhttps://x.test/#day=x" });
  expect(share.mock.calls[0][0].files).toHaveLength(1);
  expect(download).not.toHaveBeenCalled();
});

test("if sharing is refused, the picture is downloaded, and the page says so", async () => {
  share.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await go();
  expect(download).toHaveBeenCalledWith(`${fileBrand}.png`, blob);
  expect(notice).toHaveBeenCalledOnce();
});

test("a person who changes their mind gets no file", async () => {
  share.mockRejectedValue(new DOMException("no", "AbortError"));
  await go();
  expect([download, notice, shareText].every((one) => one.mock.calls.length === 0)).toBe(true);
});

test.each([
  ["none", () => null],
  [
    "an error",
    () => {
      throw new Error("no canvas");
    },
  ],
])("without a picture (%s) the words and the link are shared", async (_, draw) => {
  await go(draw);
  expect(shareText).toHaveBeenCalledWith("words", "day=x");
});
