import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as completionAction } from "../routes/completion.tsx";
import type { action as cyclesAction } from "../routes/cycles.tsx";
import type { action as formAction } from "../routes/form.tsx";
import type { action as mineAction } from "../routes/my-reviews.tsx";
import type { action as outsideAction } from "../routes/outside.tsx";
import type { action as peopleAction } from "../routes/people.tsx";
import type { action as resultAction } from "../routes/result.tsx";
import type { action as settingsAction } from "../routes/settings.tsx";
import type { action as shareAction } from "../routes/share.tsx";
import type { action as templateAction } from "../routes/template.tsx";
import type { action as wizardAction } from "../routes/wizard.tsx";

export const mineCommands = commandsOf<typeof mineAction>("reviews");
export const formCommands = commandsOf<typeof formAction>("reviews");
export const resultCommands = commandsOf<typeof resultAction>("reviews");
export const cyclesCommands = commandsOf<typeof cyclesAction>("reviews");
export const wizardCommands = commandsOf<typeof wizardAction>("reviews");
export const settingsCommands = commandsOf<typeof settingsAction>("reviews");
export const templateCommands = commandsOf<typeof templateAction>("reviews");
export const completionCommands = commandsOf<typeof completionAction>("reviews");
export const shareCommands = commandsOf<typeof shareAction>("reviews");
export const peopleCommands = commandsOf<typeof peopleAction>("reviews");
/** The answers of somebody outside the company. */
export const outsideCommands = commandsOf<typeof outsideAction>("reviews");
