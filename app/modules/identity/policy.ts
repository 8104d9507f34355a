import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

/**
 * Who may let people in, keep them out, and say how people sign in: platform admins alone. One's own sessions and
 * profile are one's own, and need no rule.
 */
export function identityRules(actor: Actor): readonly Rule[] {
  if (!isAdmin(actor, "PLATFORM_ADMIN")) return [];
  return [
    {
      id: "identity.platform-admin.view-invitations",
      action: "view",
      subject: "Invitation",
      because: "rules.platform-admin",
    },
    { id: "identity.platform-admin.invite", action: "create", subject: "Invitation", because: "rules.platform-admin" },
    {
      id: "identity.platform-admin.withdraw",
      action: "delete",
      subject: "Invitation",
      because: "rules.platform-admin",
    },
    {
      id: "identity.platform-admin.view-members",
      action: "view",
      subject: "Membership",
      because: "rules.platform-admin",
    },
    {
      id: "identity.platform-admin.change-members",
      action: "edit",
      subject: "Membership",
      because: "rules.platform-admin",
    },
    {
      id: "identity.platform-admin.view-sign-in-policy",
      action: "view",
      subject: "SignInPolicy",
      because: "rules.platform-admin",
    },
    {
      id: "identity.platform-admin.change-sign-in-policy",
      action: "edit",
      subject: "SignInPolicy",
      because: "rules.platform-admin",
    },
    {
      id: "identity.platform-admin.view-support-consent",
      action: "view",
      subject: "SupportConsent",
      because: "rules.platform-admin",
    },
    {
      id: "identity.platform-admin.grant-support-consent",
      action: "edit",
      subject: "SupportConsent",
      because: "rules.platform-admin",
    },
  ];
}
