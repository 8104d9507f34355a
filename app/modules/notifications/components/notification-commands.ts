import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as companyAction } from "../routes/company-mail.tsx";
import type { action as ownAction } from "../routes/own-mail.tsx";

export const ownMailCommands = commandsOf<typeof ownAction>("notifications");
export const companyMailCommands = commandsOf<typeof companyAction>("notifications");
