import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as logAction } from "../routes/audit-log.tsx";
import type { action as modulesAction } from "../routes/modules.tsx";
import type { action as personAction } from "../routes/person-access.tsx";
import type { action as roleAction } from "../routes/role.tsx";

export const logCommands = commandsOf<typeof logAction>("access");
export const moduleCommands = commandsOf<typeof modulesAction>("access");
export const personCommands = commandsOf<typeof personAction>("access");
export const roleCommands = commandsOf<typeof roleAction>("access");
