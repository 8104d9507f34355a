import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action } from "../routes/upload.tsx";

/** Refusals keep the codes of goals, and so their words. */
export const { PageAnswer, useCommand, useCommandForm } = commandsOf<typeof action>("goals");
