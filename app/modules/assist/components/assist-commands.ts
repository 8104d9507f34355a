import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { AskAction } from "../routes/ask.ts";
import type { action as preferenceAction } from "../routes/preference.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";

export const askCommands = commandsOf<AskAction>("assist");
export const settingsCommands = commandsOf<typeof settingsAction>("assist");
export const preferenceCommands = commandsOf<typeof preferenceAction>("assist");
