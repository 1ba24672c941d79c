// Files that the person saves or loads: download, choice, progress, and undo.

import { fileBrand } from "../i18n/languages.ts";
import { t } from "../i18n/messages.ts";
import { visible } from "../base/visible.ts";
import { notice } from "./notices.ts";
import type { Quarantined } from "../base/quarantined.ts";
import type { Undo } from "../storage/undo.ts";

export function download(name: string, content: string | Blob) {
  const link = document.createElement("a");
  link.download = visible(name);
  link.href = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Announces a change of the data, with an undo button. */
export function offerUndo(text: () => string, undo?: Undo, after: () => void = () => {}) {
  const back = async () => {
    await undo?.();
    notice(() => t("data-given-back"), [], { key: "data" });
    after();
  };
  notice(text, undo ? [{ label: () => t("data-give-back"), run: () => void back() }] : [], {
    key: "data",
    follows: true,
  });
}

/**
 * Announces the progress of an import.
 * @param of number of deals checked
 */
export function importProgress(done: number, of: number) {
  const which = !done ? "data-importing" : done < of ? "data-importing-deals" : "data-storing";
  notice(() => t(which, { done, of }), [], { key: "data", stays: true });
}

/** Returns the chosen file and resets the input. */
export function chosenFile({ target }: Event) {
  const input = target as HTMLInputElement;
  const file = input.files?.[0];
  input.value = "";
  return file;
}

export function downloadSave(quarantined: Quarantined) {
  download(`${fileBrand}-${quarantined.game}-${quarantined.at.slice(0, 10)}.txt`, quarantined.text);
}
