import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as creation } from "../routes/creation.tsx";
import type { action as mine } from "../routes/mine.tsx";
import type { action as planning } from "../routes/planning.tsx";
import type { action as recommendation } from "../routes/recommendation.tsx";
import type { action as settings } from "../routes/settings.tsx";

/** Forms and acts of each screen, sent to their own page. */
export const planningCommands = commandsOf<typeof planning>("compensation");
export const recommendationCommands = commandsOf<typeof recommendation>("compensation");
export const creationCommands = commandsOf<typeof creation>("compensation");
export const settingsCommands = commandsOf<typeof settings>("compensation");
export const mineCommands = commandsOf<typeof mine>("compensation");
