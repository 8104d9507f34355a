import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

/**
 * Which sites may show widgets, and with which keys, is said by platform admins. What a widget shows follows the
 * rights of who looks at it.
 */
export function embedRules(actor: Actor): readonly Rule[] {
  return isAdmin(actor, "PLATFORM_ADMIN")
    ? [{ id: "embeds.platform-admin.edit-keys", action: "edit", subject: "EmbedKey", because: "rules.platform-admin" }]
    : [];
}
