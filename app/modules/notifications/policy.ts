import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("notifications");

/** What a company has for everybody: platform admins alone. One's own choices are one's own, and need no rule. */
export function notificationRules(actor: Actor): readonly Rule[] {
  if (!isAdmin(actor, "PLATFORM_ADMIN")) return [];
  return [
    rule("platform-admin.view-mail-defaults", "view", "MailDefaults", "platform-admin"),
    rule("platform-admin.change-mail-defaults", "edit", "MailDefaults", "platform-admin"),
  ];
}
