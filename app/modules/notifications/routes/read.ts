import type { ActionFunctionArgs } from "@remix-run/node";
import { asResponse } from "#app/platform/http/as-response.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { markRead, markReadInput } from "../use-cases/mark-read.ts";

const read = command({ can: signedIn, intents: { "mark-read": { input: markReadInput, run: markRead } } });

/** Where a page that was opened from a mail, a device or a chat says that its notice was read. */
export const action = async (args: ActionFunctionArgs): Promise<Response> => asResponse(await read(args));
