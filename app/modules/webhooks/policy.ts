import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

/** Which addresses hear of events is said by platform admins; what each hears is what its owner may read. */
export function webhookRules(actor: Actor): readonly Rule[] {
  return isAdmin(actor, "PLATFORM_ADMIN")
    ? [{ id: "webhooks.platform-admin.edit", action: "edit", subject: "Webhook", because: "rules.platform-admin" }]
    : [];
}
