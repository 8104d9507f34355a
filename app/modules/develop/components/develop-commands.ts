import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as expectationsAction } from "../routes/expectations.tsx";
import type { action as levelUpAction } from "../routes/level-up.tsx";
import type { action as libraryAction } from "../routes/library.tsx";
import type { action as personAction } from "../routes/person.tsx";
import type { action as planAction } from "../routes/plan.tsx";
import type { action as requestsAction } from "../routes/requests.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";

/** Forms and acts of each page, sent to the page they stand on. */
export const personCommands = commandsOf<typeof personAction>("develop");
export const planCommands = commandsOf<typeof planAction>("develop");
export const levelUpCommands = commandsOf<typeof levelUpAction>("develop");
export const requestsCommands = commandsOf<typeof requestsAction>("develop");
export const libraryCommands = commandsOf<typeof libraryAction>("develop");
export const expectationsCommands = commandsOf<typeof expectationsAction>("develop");
export const settingsCommands = commandsOf<typeof settingsAction>("develop");
