import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("access");

/** Who may shape access: platform admins alone. */
export function accessRules(actor: Actor, company: { viewAs: boolean } = { viewAs: true }): readonly Rule[] {
  if (!isAdmin(actor, "PLATFORM_ADMIN")) return [];
  return [
    rule("platform-admin.view", "view", "AdminAccess", "platform-admin"),
    rule("platform-admin.grant", "grant", "AdminAccess", "platform-admin"),
    rule("platform-admin.revoke", "revoke", "AdminAccess", "platform-admin"),
    rule("platform-admin.see-person", "view", "ViewedPerson", "platform-admin"),
    rule("platform-admin.view-as", "view-as", "ViewedPerson", "view-as", {
      platformAdmin: false,
      employeeId: { $ne: actor.employeeId },
    }),
    ...(company.viewAs
      ? []
      : [{ ...rule("company.view-as-off", "view-as", "ViewedPerson", "view-as-off"), inverted: true }]),
    rule("platform-admin.view-roles", "view", "CustomRole", "platform-admin"),
    rule("platform-admin.shape-roles", "edit", "CustomRole", "platform-admin"),
    rule("platform-admin.view-audit-log", "view", "AuditLog", "platform-admin"),
    rule("platform-admin.view-features", "view", "Features", "platform-admin"),
    rule("platform-admin.switch-features", "edit", "Features", "platform-admin"),
  ];
}
