import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

const rule = rulesOf("audiences");

export type ViewActor = Pick<Actor, "employeeId" | "adminAccesses" | "canCreateSharedCohort">;

/**
 * Who may do what with what this room keeps. Cohorts follow the rules of saved views. To see a cohort is not yet to see who
 * is in it: its people are counted and named to each person as far as that person may know them and what they were found
 * by (`data/members-sql.ts`), so that no cohort tells a grade, a gender or a private team to somebody who may not know it.
 * What others will see the people of, such as goals given to them or a template they live by, takes a cohort that tells
 * nothing private at all. One that follows a group of an identity provider is changed there and by nobody here. A base
 * cohort, and what is made of one, is seen from its owner and shared with nobody.
 */
export function audienceRules(actor: ViewActor): readonly Rule[] {
  const cohorts = viewRules(actor).map((rule): Rule => ({
    ...rule,
    id: rule.id.replace("audiences.", "audiences.cohort."),
    subject: "Cohort",
    because: cohortReasons[rule.because] ?? rule.because,
    // A group of the identity provider is changed there.
    ...(["edit", "delete"].includes(rule.action) && { conditions: { ...rule.conditions, ofDirectory: false } }),
  }));
  return [...viewRules(actor), ...cohorts, ...(isAdmin(actor as Actor, "PLATFORM_ADMIN") ? [grantingRule] : [])];
}

const cohortReasons: Readonly<Record<string, string>> = {
  "rules.own": "rules.own-cohort",
  "rules.shared": "rules.shared-cohort",
};

/** Who may share with the company is for its platform admins to say. */
const grantingRule = rule("platform-admin.grant-sharing", "grant", "SharingRight", "platform-admin");

/** Who may do what with saved views: one's own as one likes; sharing with the company takes a right of its own. */
export function viewRules(actor: ViewActor): readonly Rule[] {
  const own = { ownerId: actor.employeeId };
  const admin = isAdmin(actor as Actor, "PLATFORM_ADMIN");
  return [
    rule("own.create", "create", "SavedView", "own", own),
    rule("own.view", "view", "SavedView", "own", own),
    rule("own.edit", "edit", "SavedView", "own", { ...own, shared: false }),
    rule("own.delete", "delete", "SavedView", "own", own),
    rule("shared.view", "view", "SavedView", "shared", { shared: true }),
    ...(admin || actor.canCreateSharedCohort === true ? sharingRules(own) : []),
    ...(admin ? tidyingRules : []),
  ];
}

function sharingRules(own: { ownerId: string }): Rule[] {
  return ["share", "edit"].map((action) => ({
    id: `audiences.may-share.${action}`,
    action,
    subject: "SavedView",
    conditions: action === "edit" ? { ...own, shared: true } : own,
    because: "rules.may-share",
  }));
}

/** What stands before the whole company is put right by its admins, whoever shared it. */
const tidyingRules: Rule[] = ["edit", "delete", "share"].map((action) =>
  rule(`platform-admin.${action}`, action, "SavedView", "platform-admin", { shared: true }),
);
