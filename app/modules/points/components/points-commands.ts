import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as eventsAction } from "../routes/events.tsx";
import type { action as personAction } from "../routes/person.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";
import type { action as statusAction } from "../routes/status.tsx";

/** Forms and acts of each page, sent to the page they stand on. */
export const personCommands = commandsOf<typeof personAction>("points");
export const eventsCommands = commandsOf<typeof eventsAction>("points");
export const statusCommands = commandsOf<typeof statusAction>("points");
export const settingsCommands = commandsOf<typeof settingsAction>("points");
