import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/settings.tsx";

export const { useCommand, useCommandForm, usePageAnswer, PageAnswer } = commandsOf<typeof action>("analytics");
