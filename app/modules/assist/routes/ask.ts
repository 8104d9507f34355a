import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { askForHelp, askInput } from "../use-cases/ask.ts";

/** Where forms ask for help; each kind of help asks its own rights. */
export const action = command({ can: signedIn, intents: { ask: { input: askInput, run: askForHelp } } });
