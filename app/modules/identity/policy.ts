import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("identity");

/**
 * Who may let people in, keep them out, and say how people sign in: platform admins; to let them in, also a custom role.
 * One's own sessions and profile are one's own, and need no rule.
 */
export function identityRules(actor: Actor): readonly Rule[] {
  if (!isAdmin(actor, "PLATFORM_ADMIN")) return [];
  return [
    rule("platform-admin.view-invitations", "view", "Invitation", "platform-admin"),
    rule("platform-admin.invite", "create", "Invitation", "platform-admin"),
    rule("platform-admin.withdraw", "delete", "Invitation", "platform-admin"),
    rule("platform-admin.view-members", "view", "Membership", "platform-admin"),
    rule("platform-admin.change-members", "edit", "Membership", "platform-admin"),
    rule("platform-admin.view-sign-in-policy", "view", "SignInPolicy", "platform-admin"),
    rule("platform-admin.change-sign-in-policy", "edit", "SignInPolicy", "platform-admin"),
    rule("platform-admin.view-support-consent", "view", "SupportConsent", "platform-admin"),
    rule("platform-admin.grant-support-consent", "edit", "SupportConsent", "platform-admin"),
  ];
}
