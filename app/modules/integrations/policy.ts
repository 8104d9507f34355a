import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

/** What other systems are read and written is said by platform admins alone. */
export function integrationRules(actor: Actor): readonly Rule[] {
  if (!isAdmin(actor, "PLATFORM_ADMIN")) return [];
  return ["view", "edit"].map((action) => ({
    id: `integrations.platform-admin.${action}`,
    action,
    subject: "Connector",
    because: "rules.platform-admin",
  }));
}
