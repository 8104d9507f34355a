import type { Conditions } from "#app/platform/ability/conditions.ts";
import type { Rule } from "#app/platform/ability/rule.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";
import { generalRolesOf, scopedRolesOf, type GoalActor } from "./general-roles.ts";
import { templateAdminKinds } from "./in-use.ts";
import type { GoalTemplate } from "./template.ts";
import type { GoalRole } from "./template-privileges.ts";
import { withinUnits } from "./within-units.ts";

/** The few things no template changes: giving goals, comments, reading check-ins, templates and metrics. */
export function rulesBeyondTemplate(actor: GoalActor, template: GoalTemplate): readonly Rule[] {
  return [
    ...assigningRules(actor),
    ...commentRules(actor),
    ...acknowledgingRules(actor),
    ...templateRules(actor),
    ...metricRules(actor, template),
    ...goalTemplateRules(actor),
  ];
}

/** Goals are given to oneself and to those below in the reporting line; goal admins give them to anybody. */
function assigningRules(actor: GoalActor): Rule[] {
  const { employeeId, adminAccesses } = actor;
  const rules: Rule[] = [
    { id: "goals.assign.view", action: "view", subject: "GoalOwner", because: "rules.everybody" },
    {
      id: "goals.assign.self",
      action: "assign",
      subject: "GoalOwner",
      conditions: { employeeId },
      because: "rules.assign-self",
    },
    {
      id: "goals.assign.reports",
      action: "assign",
      subject: "GoalOwner",
      conditions: { managerIds: employeeId },
      because: "rules.assign-reports",
    },
    ...adminScope(actor).flatMap((orgUnitIds) =>
      withinUnits(orgUnitIds, [
        { id: "goals.assign.admin", action: "assign", subject: "GoalOwner", because: "rules.goal-admin" },
      ]),
    ),
  ];
  if (!adminAccesses.includes("GOAL_ADMIN")) return rules;
  return [...rules, { id: "goals.assign.admin", action: "assign", subject: "GoalOwner", because: "rules.goal-admin" }];
}

/** A comment belongs to who wrote it; goal admins may take any away. */
function commentRules(actor: GoalActor): Rule[] {
  const everywhere: Rule = {
    id: "goals.comment.admin.delete",
    action: "delete",
    subject: "GoalComment",
    because: "rules.goal-admin",
  };
  return [
    ...ownCommentRules("GoalComment", "goals.comment", actor),
    ...adminScope(actor).flatMap((orgUnitIds) => withinUnits(orgUnitIds, [everywhere])),
    ...(actor.adminAccesses.includes("GOAL_ADMIN") ? [everywhere] : []),
  ];
}

/** Who is above an owner has read a check-in; goal admins may say so too. Never of one's own check-in: the use-case sees to that. */
function acknowledgingRules(actor: GoalActor): Rule[] {
  const { employeeId, adminAccesses } = actor;
  const everywhere: Rule = {
    id: "goals.acknowledge.admin",
    action: "acknowledge",
    subject: "Goal",
    because: "rules.goal-admin",
  };
  return [
    {
      id: "goals.acknowledge.above",
      action: "acknowledge",
      subject: "Goal",
      conditions: { ownerManagerIds: employeeId },
      because: "rules.acknowledge-above",
    },
    ...adminScope(actor).flatMap((orgUnitIds) => withinUnits(orgUnitIds, [everywhere])),
    ...(adminAccesses.includes("GOAL_ADMIN") ? [everywhere] : []),
  ];
}

/** Everybody lives by the template and may read it; goal admins and platform admins shape it. */
function templateRules({ adminAccesses }: GoalActor): Rule[] {
  const everybody: Rule[] = [
    { id: "goals.access-template.view", action: "view", subject: "GoalAccessTemplate", because: "rules.everybody" },
  ];
  if (!templateAdminKinds.some((kind) => adminAccesses.includes(kind))) return everybody;
  return [
    ...everybody,
    { id: "goals.access-template.edit", action: "edit", subject: "GoalAccessTemplate", because: "rules.goal-admin" },
  ];
}

/**
 * Metrics are everybody's to read and to comment on. Who may create key results may also make metrics, and keeps those they own; whoever
 * shapes the settings of goals keeps all.
 */
function metricRules(actor: GoalActor, template: GoalTemplate): Rule[] {
  const everybody: Rule[] = [
    ...["view", "comment"].map((action) => ({
      id: `goals.metric.${action}`,
      action,
      subject: "Metric",
      because: "rules.everybody",
    })),
    ...ownCommentRules("MetricComment", "goals.metric-comment", actor),
  ];
  const keeping = (because: string, conditions: Conditions): Rule[] =>
    ["create", "edit"].map((action) => ({
      id: `goals.metric.${because.slice(because.indexOf(".") + 1)}.${action}`,
      action,
      subject: "Metric",
      conditions,
      because,
    }));
  if (templateAdminKinds.some((kind) => actor.adminAccesses.includes(kind)))
    return [...everybody, ...keeping("rules.goal-admin", {}), anyMetricComment];
  const roles: GoalRole[] = [...generalRolesOf(actor), ...scopedRolesOf(actor).map(({ role }) => role), "OWNER"];
  const measures = roles.some((role) => template.access[role].createKeyResult !== "NONE");
  return [
    ...everybody,
    ...keeping("rules.own-metric", { ownerId: actor.employeeId }).filter(({ action }) => measures || action === "edit"),
  ];
}

const anyMetricComment: Rule = {
  id: "goals.metric-comment.admin.delete",
  action: "delete",
  subject: "MetricComment",
  because: "rules.goal-admin",
};

/** Goals for a whole cohort are written down, given and withdrawn by goal admins of the company. */
function goalTemplateRules({ adminAccesses }: GoalActor): Rule[] {
  if (!adminAccesses.includes("GOAL_ADMIN")) return [];
  return ["view", "create", "edit"].map((action) => ({
    id: `goals.goal-template.${action}`,
    action,
    subject: "GoalTemplate",
    because: "rules.goal-admin",
  }));
}

/** The org units of a goal admin of a part of the company. */
function adminScope(actor: GoalActor): readonly (readonly string[])[] {
  return scopedRolesOf(actor)
    .filter(({ role }) => role === "GOAL_ADMIN")
    .map(({ orgUnitIds }) => orgUnitIds);
}
