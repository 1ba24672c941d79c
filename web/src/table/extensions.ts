// Extensions of a table by features. The app registers it; the table knows only these interfaces.
import type { Scene, GameTable, Drawing } from "./game-table.ts";

/** Tools at the table: a call's explanation, the button beside the prompt, playing on in a settled deal. */
export interface Assist {
  readonly explain?: Scene["explain"];
  readonly finishing: boolean;
  first(scene: Scene, game: GameTable): Drawing | null;
  plays(): boolean | undefined;
  end(): void;
}
export type AssistModule = { Assist: new (table: any) => Assist };
type Load = (game: string) => Promise<AssistModule | null>;
let load: Load = async () => null;
/** Called once by the app. */
export function registerAssist(loader: Load) {
  load = loader;
}
export const loadAssist: Load = (game) => load(game);
