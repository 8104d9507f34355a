import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/import.tsx";

export const { PageAnswer, useCommand, useCommandForm } = commandsOf<typeof action>("imports");
