// @vitest-environment node
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { virtualModules } from "../../tools/bundle.ts";

test("a fork's page is linked by its first heading, the product's own pages are not linked twice", () => {
  const web = mkdtempSync(join(tmpdir(), "web-"));
  mkdirSync(join(web, "pages"));
  symlinkSync(resolve("src"), join(web, "src"));
  const write = (name: string, text: string) => writeFileSync(join(web, "pages", name), text);
  write("about.ja.md", "# About");
  write("imprint.ja.md", "text\n\n# 運営者");
  write("imprint.en.md", "# Imprint of {{brand}}\n# Second");
  const [{ name, titles }, ...others] = JSON.parse(String(virtualModules({ web } as any).pages()?.contents));
  expect([name, titles.ja, others]).toEqual(["imprint", "運営者", []]);
  expect(titles.en).toMatch(/^Imprint of (?!\{)./);
});
