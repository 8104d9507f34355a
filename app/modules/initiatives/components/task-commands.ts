import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/task.tsx";

/** Forms and acts of one task, sent to its own page. */
export const { useCommand, useCommandForm, usePageAnswer, PageAnswer } = commandsOf<typeof action>("initiatives");
