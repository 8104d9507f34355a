import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as templateAction } from "../routes/goal-template.tsx";
import type { action as templatesAction } from "../routes/goal-templates.tsx";

/** Refusals keep the codes of goals, and so their words. */
export const goalTemplateCommands = commandsOf<typeof templatesAction & typeof templateAction>("goals");
