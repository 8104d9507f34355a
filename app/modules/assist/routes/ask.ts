import type { ActionFunctionArgs } from "@remix-run/node";
import { asResponse } from "#app/platform/http/as-response.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { askForHelp, askInput } from "../use-cases/ask.ts";

const ask = command({ can: signedIn, intents: { ask: { input: askInput, run: askForHelp } } });
export type AskAction = typeof ask;

/** Where forms ask for help; each kind of help asks its own rights. */
export const action = async (args: ActionFunctionArgs): Promise<Response> => asResponse(await ask(args));
