import type { CommandGroup } from "../command.ts";
import { migrate } from "../migrate.ts";
import { create } from "./create.ts";
import { erase } from "./erase.ts";
import { exportCommand } from "./export.ts";
import { flags } from "./flags.ts";
import { importCommand } from "./import.ts";
import { inviteAdminCommand } from "./invite-admin.ts";
import { list } from "./list.ts";
import { move } from "./move.ts";
import { place } from "./place.ts";
import { rotate } from "./rotate-keys.ts";
import { roles } from "./roles.ts";
import { seed } from "./seed.ts";
import { support } from "./support.ts";
import { sqlAccess } from "./sql-access.ts";
import { suspend } from "./suspend.ts";
import { verify } from "./verify.ts";
import { verifyDomain } from "./verify-domain.ts";

/** `node build/server.js tenant …`, and `npm run tenant -- …`. */
export const tenantCommands: CommandGroup = {
  about: "The companies of the installation.",
  commands: {
    create,
    "invite-admin": inviteAdminCommand,
    list,
    migrate,
    suspend,
    move,
    place,
    export: exportCommand,
    import: importCommand,
    erase,
    verify,
    "verify-domain": verifyDomain,
    "rotate-keys": rotate,
    roles,
    flags,
    "sql-access": sqlAccess,
    support,
    seed,
  },
};
