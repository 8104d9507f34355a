import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as boardAction } from "../routes/board.tsx";
import type { action as journeyAction } from "../routes/journey.tsx";
import type { action as startAction } from "../routes/start.tsx";
import type { action as templatesAction } from "../routes/templates.tsx";
import type { action as welcomeAction } from "../routes/welcome.tsx";

/** Forms and acts of each page, sent to the page they stand on. */
export const boardCommands = commandsOf<typeof boardAction>("lifecycle");
export const journeyCommands = commandsOf<typeof journeyAction>("lifecycle");
export const startCommands = commandsOf<typeof startAction>("lifecycle");
export const templatesCommands = commandsOf<typeof templatesAction>("lifecycle");
export const welcomeCommands = commandsOf<typeof welcomeAction>("lifecycle");
