import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/embedding.tsx";

export const { useCommand, useCommandForm, usePageAnswer, PageAnswer } = commandsOf<typeof action>("embeds");
