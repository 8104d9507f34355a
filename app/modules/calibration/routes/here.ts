import type { ActionFunctionArgs } from "@remix-run/node";
import { asResponse } from "#app/platform/http/as-response.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { bePresent, bePresentInput } from "../use-cases/be-present.ts";

const tell = command({
  can: all(feature("REVIEW"), mayEver("view", "CalibrationGroup")),
  intents: { "be-here": { input: bePresentInput, run: bePresent } },
});

/** Says who looks at a board; the board itself stays as it is. */
export const action = async (args: ActionFunctionArgs): Promise<Response> => asResponse(await tell(args));
