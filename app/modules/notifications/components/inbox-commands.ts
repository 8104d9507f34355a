import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/inbox.tsx";

export const { useCommand, PageAnswer } = commandsOf<typeof action>("notifications");
