import type { Conditions } from "#app/platform/ability/conditions.ts";
import { anyAction, type Rule } from "#app/platform/ability/rule.ts";
import { generalRolesOf, scopedRolesOf, type GoalActor } from "./domain/general-roles.ts";
import { objectiveLevels } from "./domain/hierarchy.ts";
import { usesGoals } from "./domain/in-use.ts";
import { rulesBeyondTemplate } from "./domain/rules-beyond-template.ts";
import type { GoalTemplate } from "./domain/template.ts";
import { generalGoalRoles, goalRoles, type GoalRole, type RolePrivileges } from "./domain/template-privileges.ts";
import { withinUnits } from "./domain/within-units.ts";

type GeneralRole = (typeof generalGoalRoles)[number];
type RelationRole = Exclude<GoalRole, GeneralRole>;

/**
 * Who may do what with goals: what the company's access template says of each role this person holds, everywhere or
 * towards one goal, and the few things no template changes.
 */
export function goalRules(actor: GoalActor, template: GoalTemplate): readonly Rule[] {
  if (!actor.features.includes("GOAL")) return [];
  if (!usesGoals(actor, template)) return notInUse;
  const general = generalRolesOf(actor);
  const scoped = scopedRolesOf(actor);
  return [
    ...general.flatMap((role) => generalRules(role, template.access[role])),
    ...general.flatMap((role) => uploadRules(role, template.access[role])),
    ...general.flatMap((role) => tagRules(role, template.access[role])),
    ...general.flatMap((role) => insightRules(role, template.access[role], actor.employeeId)),
    ...relationRoles.flatMap((role) => relationRules(role, template.access[role], actor.employeeId)),
    // Last, so that they are named as the reason only where nothing else allows.
    ...scoped.flatMap(({ role, orgUnitIds }) => withinUnits(orgUnitIds, generalRules(role, template.access[role]))),
    ...refusedCreation(general, [...general, ...scoped.map(({ role }) => role)], template),
    ...rulesBeyondTemplate(actor, template),
  ];
}

/** Refusals, so that no custom role opens what the template says is not in use. */
const notInUse: readonly Rule[] = [
  "Goal",
  "GoalUpload",
  "GoalInsights",
  "GoalExport",
  "GoalOwner",
  "GoalComment",
  "GoalTemplate",
  "GoalAccessTemplate",
  "Metric",
  "MetricComment",
].map((subject) => ({
  id: "goals.not-in-use",
  action: anyAction,
  subject,
  inverted: true,
  because: "rules.not-in-use",
}));

const relationRoles = goalRoles.filter(
  (role): role is RelationRole => !(generalGoalRoles as readonly GoalRole[]).includes(role),
);

/** Held everywhere: what may be created, and what may be done with goals one has nothing to do with. */
function generalRules(role: GeneralRole, privileges: RolePrivileges): Rule[] {
  return [
    ...recordRules(role, privileges, {}),
    ...(privileges.createObjectiveLevels.length > 0
      ? [
          rule(role, "createObjectiveLevels", "create", {
            goalKind: "OBJECTIVE",
            level: { $in: privileges.createObjectiveLevels },
          }),
        ]
      : []),
    ...(privileges.createKeyResult === "PARENT_OPTIONAL"
      ? [rule(role, "createKeyResult", "create", { goalKind: "KEY_RESULT" })]
      : []),
    ...(privileges.createKeyResult === "PARENT_MANDATORY"
      ? [rule(role, "createKeyResult", "create", { goalKind: "KEY_RESULT", hasParent: true })]
      : []),
    // Adding to a goal that stands already takes a relation to it, or administration: it moves that goal's progress.
    ...(privileges.createKeyResult !== "NONE" && isAdministration(role)
      ? [rule(role, "createKeyResult", "add-key-result", {})]
      : []),
    ...(privileges.createInitiative === "CREATE" ? [rule(role, "createInitiative", "add-initiative", {})] : []),
  ];
}

/** Which files of goals one may give; what each line of them may do is decided as if it were typed. */
function uploadRules(role: GeneralRole, { bulkUpload }: RolePrivileges): Rule[] {
  const upload = (action: string): Rule => ({
    ...rule(role, "bulkUpload", action, { uploadKind: { $in: bulkUpload } }),
    subject: "GoalUpload",
  });
  return bulkUpload.length > 0 ? [upload("view"), upload("upload")] : [];
}

/** Who makes the tags of goals; whoever may edit a goal puts them on it. */
function tagRules(role: GeneralRole, { customTags }: RolePrivileges): Rule[] {
  return customTags === "MANAGE" ? [{ ...rule(role, "customTags", "edit", { tagKind: "GOAL" }), subject: "Tag" }] : [];
}

/**
 * Numbers about many goals, and the files made of them: administrators of the company's, others of those below them.
 * A file holds what its asker may see, so that another has it who may see all.
 */
function insightRules(role: GeneralRole, { insights, view }: RolePrivileges, me: string): Rule[] {
  if (insights === "NONE") return [];
  const about = (subject: string, action: string, conditions: Conditions): Rule => ({
    ...rule(role, "insights", action, conditions),
    subject,
  });
  const whose = isAdministration(role) && view === "ALL" ? {} : { askedBy: me };
  return [
    about("GoalInsights", "view", isAdministration(role) ? {} : { scope: { $in: ["direct-reports", "all-reports"] } }),
    about("GoalExport", "view", whose),
    about("GoalExport", "delete", whose),
  ];
}

/**
 * What none of a person's roles may create is refused by name: the answer then says which line of the template to
 * change. The role named is the one that could be given the right, the widest of those held.
 */
function refusedCreation(
  general: readonly GeneralRole[],
  held: readonly GeneralRole[],
  template: GoalTemplate,
): Rule[] {
  const widest = general.at(-1) ?? "GOAL_USER";
  const levels = objectiveLevels.filter(
    (level) => !held.some((role) => template.access[role].createObjectiveLevels.includes(level)),
  );
  const noKeyResults = held.every((role) => template.access[role].createKeyResult === "NONE");
  return [
    ...(levels.length > 0
      ? [
          {
            ...rule(widest, "createObjectiveLevels", "create", { goalKind: "OBJECTIVE", level: { $in: levels } }),
            inverted: true,
          },
        ]
      : []),
    ...(noKeyResults
      ? [{ ...rule(widest, "createKeyResult", "create", { goalKind: "KEY_RESULT" }), inverted: true }]
      : []),
  ];
}

/** Held towards one goal. */
function relationRules(role: RelationRole, privileges: RolePrivileges, me: string): Rule[] {
  const related = relationTo(role, me);
  return [
    ...recordRules(role, privileges, related),
    ...(privileges.createKeyResult === "NONE" ? [] : [rule(role, "createKeyResult", "add-key-result", related)]),
    ...(privileges.createInitiative === "NONE" ? [] : [rule(role, "createInitiative", "add-initiative", related)]),
  ];
}

function recordRules(role: GoalRole, privileges: RolePrivileges, which: Conditions): Rule[] {
  const reach = (value: "PUBLIC" | "ALL"): Conditions => (value === "ALL" ? which : { ...which, visibility: "GLOBAL" });
  return [
    ...(privileges.view === "NONE" ? [] : [rule(role, "view", "view", reach(privileges.view))]),
    ...(privileges.comment === "NONE" ? [] : [rule(role, "comment", "comment", reach(privileges.comment))]),
    ...(privileges.update === "NONE"
      ? []
      : [rule(role, "update", "check-in", which), rule(role, "update", "close", which)]),
    ...(privileges.edit === "NONE" ? [] : [rule(role, "edit", "edit", which)]),
    ...(privileges.delete === "NONE" ? [] : [rule(role, "delete", "delete", which)]),
  ];
}

function relationTo(role: RelationRole, me: string): Conditions {
  if (role === "OWNER") return { ownerIds: me };
  if (role === "COLLABORATOR") return { collaboratorIds: me };
  if (role === "CREATOR") return { createdBy: me };
  return role === "OWNER_MANAGER" ? { ownerManagerIds: me } : { collaboratorManagerIds: me };
}

function isAdministration(role: GeneralRole): boolean {
  return role === "GOAL_ADMIN" || role === "GOAL_CUSTOM_ADMIN";
}

function rule(role: GoalRole, privilege: keyof RolePrivileges, action: string, conditions: Conditions): Rule {
  return { id: `goals.template.${role}.${privilege}`, action, subject: "Goal", conditions, because: "rules.template" };
}
