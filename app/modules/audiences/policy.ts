import type { Rule } from "#app/platform/ability/rule.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

export type ViewActor = Pick<Actor, "employeeId" | "adminAccesses" | "canCreateSharedCohort">;

/** Who may do what with saved views: one's own as one likes; sharing with the company takes a right of its own. */
export function viewRules(actor: ViewActor): readonly Rule[] {
  const own = { ownerId: actor.employeeId };
  const admin = isAdmin(actor as Actor, "PLATFORM_ADMIN");
  return [
    { id: "audiences.own.create", action: "create", subject: "SavedView", conditions: own, because: "rules.own" },
    { id: "audiences.own.view", action: "view", subject: "SavedView", conditions: own, because: "rules.own" },
    { id: "audiences.own.edit", action: "edit", subject: "SavedView", conditions: { ...own, shared: false }, because: "rules.own" },
    { id: "audiences.own.delete", action: "delete", subject: "SavedView", conditions: own, because: "rules.own" },
    { id: "audiences.shared.view", action: "view", subject: "SavedView", conditions: { shared: true }, because: "rules.shared" },
    ...(admin || actor.canCreateSharedCohort === true ? sharingRules(own) : []),
    ...(admin ? tidyingRules : []),
  ];
}

function sharingRules(own: { ownerId: string }): Rule[] {
  return ["share", "edit"].map((action) => ({
    id: `audiences.may-share.${action}`, action, subject: "SavedView", conditions: action === "edit" ? { ...own, shared: true } : own, because: "rules.may-share",
  }));
}

/** What stands before the whole company is put right by its admins, whoever shared it. */
const tidyingRules: Rule[] = ["edit", "delete", "share"].map((action) => ({
  id: `audiences.platform-admin.${action}`, action, subject: "SavedView", conditions: { shared: true }, because: "rules.platform-admin",
}));
