import type { ActionFunctionArgs } from "@remix-run/node";
import { asResponse } from "#app/platform/http/as-response.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { saveRaises, saveRaisesInput } from "../use-cases/save-raises.ts";

const save = command({
  can: all(feature("COMPENSATION"), mayEver("propose", "CompensationPlan")),
  intents: { "save-raises": { input: saveRaisesInput, run: saveRaises } },
});

/** Saves cells of the grid; the grid itself stays as it is. */
export const action = async (args: ActionFunctionArgs): Promise<Response> => asResponse(await save(args));
