import type { ActionFunctionArgs } from "@remix-run/node";
import { asResponse } from "#app/platform/http/as-response.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { typeNotes, typeNotesInput } from "../use-cases/type-notes.ts";

const type = command({
  can: feature("CHECK_IN"),
  intents: { "type-notes": { input: typeNotesInput, run: typeNotes } },
});

/** Takes what is typed into the shared notes and gives what others typed; the page they stand on stays as it is. */
export const action = async (args: ActionFunctionArgs): Promise<Response> => asResponse(await type(args));
