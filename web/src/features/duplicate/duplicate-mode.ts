// A deal that every participant plays with the same cards: deal of the day or challenge.

import { drawBar } from "../../table/draw/bar.ts";
import { Remarks } from "../voices/index.ts";
import { ReviewedMode, type ReviewOptions } from "../review/index.ts";
import type { Scene } from "../../table/game-table.ts";
import type { TableView } from "../../table/table.ts";

interface DuplicateOptions extends ReviewOptions {
  place: () => string; // name of the deal
  next: () => { label: string; run: () => void }; // the button after its end
  again: () => void; // restarts the deal
  decides: (scene: Scene) => boolean; // whether the person had a choice in it
}

export class DuplicateMode extends ReviewedMode {
  override scored = false;
  #options: DuplicateOptions;
  override remarks = new Remarks(this.table);

  constructor(table: TableView, options: DuplicateOptions) {
    super(table, options);
    this.#options = options;
  }

  /** There is no next deal. */
  override next() {
    if (this.table.ended !== null) this.#options.next().run();
  }

  override bar(scene: Scene) {
    return drawBar(scene, this.table, {
      title: scene.say("name"),
      place: this.#options.place(),
      tools: this.tools(scene),
    });
  }

  override ways(scene: Scene) {
    if (!scene.table.result) return null;
    const { next, again, decides } = this.#options;
    return [
      { id: "next", ...next(), key: "n", main: true },
      ...(decides(scene) ? [{ id: "again", label: scene.t("board-again"), run: again }] : []),
      { id: "share", label: scene.t("replay-share-deal"), run: () => this.share(), quiet: true },
    ];
  }

  /** Only this deal. */
  override ended(scene: Scene) {
    return Boolean(scene.table.result);
  }
}
