import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/thread.tsx";

/** Forms and acts of comments, sent to the page of their thread wherever they are shown. */
export const { useCommand, useCommandForm, usePageAnswer, PageAnswer } = commandsOf<typeof action>("comments");
