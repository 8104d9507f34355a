import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesOf } from "#app/platform/ability/rules-of.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";

const rule = rulesOf("develop");

/** What rights about development derive from. */
export type DevelopActor = Pick<
  Actor,
  "employeeId" | "adminAccesses" | "directManager" | "skipManager" | "features"
> & {
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/**
 * Who may do what with development. What was assessed of a person is read by them, by those above them and by platform
 * admins; a growth plan by the two who agree it, those above and the mentor. Nobody else learns of either, and no admin of a
 * plan by seeing the product as somebody. What is said of a competency itself is everybody's to read, and to add to while it
 * is in use.
 */
export function developRules(actor: DevelopActor): readonly Rule[] {
  if (!actor.features.includes("COMPETENCY_IDP")) return [];
  const me = actor.employeeId;
  return [
    rule("library.view", "view", "CompetencyLibrary", "everybody"),
    rule("competency.view", "view", "Competency", "everybody"),
    rule("competency.comment", "comment", "Competency", "in-use", { archived: false }),
    ...ownCommentRules("CompetencyComment", "develop.comment", actor),
    rule("own.view", "view", "Development", "own", { employeeId: me }),
    rule("own.assess", "self-assess", "Development", "own", { employeeId: me }),
    rule("own.describe", "describe", "Development", "own", { employeeId: me }),
    rule("managers.view", "view", "Development", "managers", { managerIds: me }),
    rule("managers.assess", "assess", "Development", "managers", { managerIds: me }),
    ...(actor.viewed ? [] : planRules(me)),
    rule("own.level-up.view", "view", "LevelUp", "own", { employeeId: me }),
    rule("own.level-up.request", "request", "LevelUp", "own", { employeeId: me }),
    rule("own.level-up.withdraw", "withdraw", "LevelUp", "own", { employeeId: me }),
    rule("managers.level-up.view", "view", "LevelUp", "managers", { managerIds: me }),
    rule("managers.level-up.request", "request", "LevelUp", "managers", { managerIds: me }),
    rule("managers.level-up.decide", "decide", "LevelUp", "managers", { managerIds: me }),
    // Nobody approves what is about themselves, whatever they administer.
    { ...rule("own.level-up.approve", "approve", "LevelUp", "own-approval", { employeeId: me }), inverted: true },
    ...(actor.directManager || actor.skipManager ? [rule("team.view", "view", "DevelopTeam", "managers")] : []),
    ...adminRules(actor),
  ];
}

function planRules(me: string): Rule[] {
  return [
    rule("own.plan.view", "view", "GrowthPlan", "own", { employeeId: me }),
    rule("own.plan.edit", "edit", "GrowthPlan", "own", { employeeId: me }),
    rule("managers.plan.view", "view", "GrowthPlan", "managers", { managerIds: me }),
    rule("managers.plan.edit", "edit", "GrowthPlan", "managers", { managerIds: me }),
    rule("managers.plan.agree", "agree", "GrowthPlan", "managers", { managerIds: me }),
    rule("mentor.plan.view", "view", "GrowthPlan", "mentor", { mentorId: me }),
    rule("mentor.plan.decline", "decline-mentoring", "GrowthPlan", "mentor", { mentorId: me }),
  ];
}

function adminRules({ adminAccesses }: DevelopActor): Rule[] {
  if (!adminAccesses.includes("PLATFORM_ADMIN")) return [];
  return [
    rule("admin.view", "view", "Development", "admin"),
    rule("admin.level-up.view", "view", "LevelUp", "admin"),
    rule("admin.level-up.approve", "approve", "LevelUp", "admin"),
    rule("admin.settings.view", "view", "DevelopSettings", "admin"),
    rule("admin.settings.edit", "edit", "DevelopSettings", "admin"),
    rule("admin.library.edit", "edit", "CompetencyLibrary", "admin"),
    rule("admin.comment.delete", "delete", "CompetencyComment", "admin"),
    rule("admin.insights.view", "view", "DevelopInsights", "admin"),
  ];
}
