import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as completionAction } from "../routes/completion-status.tsx";
import type { action as creationAction } from "../routes/survey-creation.tsx";
import type { action as insightsAction } from "../routes/insights.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";

/** Forms and acts of each page, sent to the page they stand on. */
export const completionCommands = commandsOf<typeof completionAction>("engagement");
export const creationCommands = commandsOf<typeof creationAction>("engagement");
export const insightsCommands = commandsOf<typeof insightsAction>("engagement");
export const settingsCommands = commandsOf<typeof settingsAction>("engagement");
