import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/webhook.tsx";
import type { action as listAction } from "../routes/webhooks.tsx";

export const { useCommand, useCommandForm, PageAnswer } = commandsOf<typeof action>("webhooks");
/** Those of the list. */
export const listCommands = commandsOf<typeof listAction>("webhooks");
