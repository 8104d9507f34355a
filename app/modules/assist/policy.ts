import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

/** Whether anything leaves the company, and to whom, is for its platform admins to say. */
export function assistRules(actor: Actor): readonly Rule[] {
  return isAdmin(actor, "PLATFORM_ADMIN")
    ? [{ id: "assist.platform-admin.edit", action: "edit", subject: "AssistSettings", because: "rules.platform-admin" }]
    : [];
}
