import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { bePresent, bePresentInput } from "../use-cases/be-present.ts";

/** Says who looks at a board; the board itself stays as it is. */
export const action = command({
  can: all(feature("REVIEW"), mayEver("view", "CalibrationGroup")),
  intents: { "be-here": { input: bePresentInput, run: bePresent } },
});
