import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

/** Who may shape access: platform admins alone. */
export function accessRules(actor: Actor, company: { viewAs: boolean } = { viewAs: true }): readonly Rule[] {
  if (!isAdmin(actor, "PLATFORM_ADMIN")) return [];
  return [
    { id: "access.platform-admin.view", action: "view", subject: "AdminAccess", because: "rules.platform-admin" },
    { id: "access.platform-admin.grant", action: "grant", subject: "AdminAccess", because: "rules.platform-admin" },
    { id: "access.platform-admin.revoke", action: "revoke", subject: "AdminAccess", because: "rules.platform-admin" },
    {
      id: "access.platform-admin.see-person",
      action: "view",
      subject: "ViewedPerson",
      because: "rules.platform-admin",
    },
    {
      id: "access.platform-admin.view-as",
      action: "view-as",
      subject: "ViewedPerson",
      because: "rules.view-as",
      conditions: { platformAdmin: false, employeeId: { $ne: actor.employeeId } },
    },
    ...(company.viewAs
      ? []
      : [
          {
            id: "access.company.view-as-off",
            action: "view-as",
            subject: "ViewedPerson",
            because: "rules.view-as-off",
            inverted: true,
          },
        ]),
    { id: "access.platform-admin.view-roles", action: "view", subject: "CustomRole", because: "rules.platform-admin" },
    { id: "access.platform-admin.shape-roles", action: "edit", subject: "CustomRole", because: "rules.platform-admin" },
    {
      id: "access.platform-admin.view-audit-log",
      action: "view",
      subject: "AuditLog",
      because: "rules.platform-admin",
    },
    { id: "access.platform-admin.view-features", action: "view", subject: "Features", because: "rules.platform-admin" },
    {
      id: "access.platform-admin.switch-features",
      action: "edit",
      subject: "Features",
      because: "rules.platform-admin",
    },
  ];
}
