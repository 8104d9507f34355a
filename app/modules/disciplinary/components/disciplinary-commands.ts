import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as listAction } from "../routes/list.tsx";
import type { action as noteAction } from "../routes/note.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";
import type { action as statementAction } from "../routes/statement.tsx";

/** Forms and acts of each page, sent to the page they stand on. */
export const listCommands = commandsOf<typeof listAction>("disciplinary");
export const noteCommands = commandsOf<typeof noteAction>("disciplinary");
export const statementCommands = commandsOf<typeof statementAction>("disciplinary");
export const settingsCommands = commandsOf<typeof settingsAction>("disciplinary");
