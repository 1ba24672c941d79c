// A shared decision: the person's choice is recorded, not played.

import { BranchMode, type Branch } from "./branch-mode.ts";
import type { Scene } from "../../table/game-table.ts";
import type { TableView } from "../../table/table.ts";
import type { Item } from "../../table/draw/menu.ts";

export class DecisionMode extends BranchMode {
  override autoplay = false;
  override unhinted: string | null = "sent-no-hint";
  #decide: (action: string) => void;

  constructor(
    table: TableView,
    { decide, ...rest }: Pick<Branch, "went" | "from" | "back" | "watch"> & { decide: (action: string) => void },
  ) {
    super(table, { ...rest, action: null, again: rest.back });
    this.#decide = decide;
  }

  override play(action: string) {
    this.#decide(action);
  }

  override title(scene: Scene) {
    return scene.t("sent-decision-title");
  }

  override menu(item: Item) {
    return { match: item("sent-back", this.branch.back) };
  }
}
