import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/installation.tsx";
import type { action as installAction } from "../routes/install.tsx";

export const { useCommand, useCommandForm, usePageAnswer, PageAnswer } = commandsOf<typeof action>("integrations");
export const installCommands = commandsOf<typeof installAction>("integrations");
