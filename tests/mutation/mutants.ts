/** One fault put into the sources on purpose, and the tests that must notice. */
export type Mutant = {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** Test files given to the runner. */
  tests: readonly string[];
};

const goalRights = ["app/modules/goals/queries/goal-list.integration.test.ts", "app/modules/goals/use-cases/goals.integration.test.ts"];
const goalContributions = ["app/modules/goals/queries/goal-contributions.integration.test.ts"];
const goalConcurrency = ["app/modules/goals/use-cases/concurrency.integration.test.ts"];
const people = ["app/modules/people/policy.test.ts", "app/modules/people/people.integration.test.ts", "app/modules/people/use-cases/change-assignment.integration.test.ts"];
const notifications = ["app/modules/notifications/notifications.integration.test.ts"];
const goalsWithinUnits = ["app/modules/goals/queries/goals-within-units.integration.test.ts"];
const adminAccess = ["app/modules/access/admin-access.integration.test.ts"];
const customRoles = ["app/modules/access/custom-roles.integration.test.ts"];
const viewAs = ["app/modules/access/view-as.integration.test.ts"];
const wall = ["tests/isolation/database-wall.test.ts"];

export const mutants: readonly Mutant[] = [
  {
    name: "units of work without the company's role",
    file: "tenancy/unit-of-work.ts",
    find: "sessionContext: { role: tenant.schemaName }",
    replace: "",
    tests: wall,
  },
  {
    name: "units of work for reading that may write",
    file: "tenancy/unit-of-work.ts",
    find: "em.begin({ readOnly,",
    replace: "em.begin({",
    tests: wall,
  },
  {
    name: "schemas owned by the company's own role, which could drop the audit log",
    file: "tenancy/provision.ts",
    find: 'create schema "${schemaName}" authorization ${schemaOwner}',
    replace: 'create schema "${schemaName}" authorization "${schemaName}"',
    tests: wall,
  },
  {
    name: "an audit log that may be changed",
    file: "migrations/tenant/0001-ground.ts",
    find: "grant insert, select on",
    replace: "grant all on",
    tests: wall,
  },
  {
    name: "the login role inherits every company's rights",
    file: "tenancy/provision.ts",
    find: "with inherit false, set true",
    replace: "with inherit true, set true",
    tests: wall,
  },
  {
    name: "acts that nobody authorizes",
    file: "app/platform/context/authorize.ts",
    find: "if (verdict.allowed) return;",
    replace: "return;",
    tests: goalRights,
  },
  {
    name: "many check-ins without rights",
    file: "app/modules/goals/use-cases/check-in-many.ts",
    find: "if (!verdict.allowed) throw",
    replace: "if (false) throw",
    tests: ["app/modules/goals/use-cases/check-in-many.integration.test.ts"],
  },
  {
    name: "check-ins acknowledged by who made them",
    file: "app/modules/goals/use-cases/acknowledge-check-in.ts",
    find: "if (checkIn.employeeId === context.actor.employeeId) throw",
    replace: "if (false) throw",
    tests: ["app/modules/goals/use-cases/acknowledge-check-in.integration.test.ts"],
  },
  {
    name: "uploads of others",
    file: "app/modules/goals/data/upload-record.ts",
    find: "where id = ? and created_by = ?",
    replace: "where id = ? and ?::uuid is not null",
    tests: ["app/modules/goals/use-cases/upload.integration.test.ts"],
  },
  {
    name: "files by who may not bring them in",
    file: "app/modules/goals/use-cases/read-upload-file.ts",
    find: "  await authorizeUpload(context, kind);\n",
    replace: "",
    tests: ["app/modules/goals/use-cases/upload.integration.test.ts"],
  },
  {
    name: "hidden objectives named above a check-in",
    file: "app/modules/goals/queries/check-in-page.ts",
    find: "g.deleted_at is null and (${seen.where.text})) as objective",
    replace: "g.deleted_at is null and (true or ${seen.where.text})) as objective",
    tests: ["app/modules/goals/queries/check-in-page.integration.test.ts"],
  },
  {
    name: "lists that forget the rules",
    file: "app/modules/goals/queries/goal-list.ts",
    find: "await scopeCondition(context, input), allowed.where]",
    replace: "await scopeCondition(context, input)]",
    tests: goalRights,
  },
  {
    name: "public rights that reach private goals",
    file: "app/modules/goals/policy.ts",
    find: '{ ...which, visibility: "GLOBAL" }',
    replace: "which",
    tests: goalRights,
  },
  {
    name: "goals given to anybody",
    file: "app/modules/goals/policy.ts",
    find: "conditions: { managerIds: employeeId }, ",
    replace: "",
    tests: goalRights,
  },
  {
    name: "comments anybody may change",
    file: "app/modules/goals/policy.ts",
    find: "conditions: { authorId: employeeId }, ",
    replace: "",
    tests: goalRights,
  },
  {
    name: "an access template anybody may save",
    file: "app/modules/goals/policy.ts",
    find: '  if (!adminAccesses.includes("GOAL_ADMIN") && !adminAccesses.includes("PLATFORM_ADMIN")) return everybody;\n',
    replace: "",
    tests: goalRights,
  },
  {
    name: "collaborators taken for owners in SQL",
    file: "app/modules/goals/data/goal-rules-sql.ts",
    find: "on below.employee_id = o.employee_id where o.owner_type = '${ownerType}'",
    replace: "on below.employee_id = o.employee_id",
    tests: ["app/modules/goals/data", ...goalRights],
  },
  {
    name: "other people's notifications marked as read",
    file: "app/modules/notifications/use-cases/mark-read.ts",
    find: "where id = ? and recipient_id = ? returning id",
    replace: "where id = ? and ?::uuid is not null returning id",
    tests: notifications,
  },
  {
    name: "other people's notifications listed",
    file: "app/modules/notifications/queries/list-notifications.ts",
    find: "      where recipient_id = ?\n        and",
    replace: "      where ?::uuid is not null\n        and",
    tests: notifications,
  },
  {
    name: "goals: check-ins that do not wait for each other",
    file: "app/modules/goals/data/progress-path.ts",
    find: "order by array_position(?::uuid[], g.id) for update",
    replace: "order by array_position(?::uuid[], g.id)",
    tests: goalConcurrency,
  },
  {
    name: "goals: obligations of everybody",
    file: "app/modules/goals/queries/goal-obligations.ts",
    find: "o.owner_type = 'OWNER' and o.employee_id = ?",
    replace: "o.owner_type = 'OWNER' and ?::uuid is not null",
    tests: goalContributions,
  },
  {
    name: "goals: obligations of closed goals",
    file: "app/modules/goals/queries/goal-obligations.ts",
    find: " and g.progress_level <> 'CLOSED'",
    replace: "",
    tests: goalContributions,
  },
  {
    name: "goals: a search that forgets the rules",
    file: "app/modules/goals/queries/find-objectives.ts",
    find: "    allowed.where,\n",
    replace: "",
    tests: goalContributions,
  },
  {
    name: "goals: an export that hands formulas to spreadsheets",
    file: "app/modules/goals/queries/goal-export.ts",
    find: ", escape_formulas: true",
    replace: "",
    tests: goalContributions,
  },
  {
    name: "goals: people told of what they did themselves",
    file: "app/modules/goals/notices.ts",
    find: "id !== event.actorId && ",
    replace: "",
    tests: goalContributions,
  },
  {
    name: "people: private fields for every colleague",
    file: "app/modules/people/policy.ts",
    find: 'conditions: { id: actor.employeeId }, because: "rules.self"',
    replace: 'because: "rules.self"',
    tests: people,
  },
  {
    name: "people: private fields for every manager of anybody",
    file: "app/modules/people/policy.ts",
    find: 'conditions: { managerIds: actor.employeeId }, because: "rules.manager-above"',
    replace: 'because: "rules.manager-above"',
    tests: people,
  },
  {
    name: "people: assignments anybody may change",
    file: "app/modules/people/policy.ts",
    find: '...(isAdmin(actor, "PLATFORM_ADMIN") ? platformAdmin : []),',
    replace: "...platformAdmin,",
    tests: people,
  },
  {
    name: "people: reporting lines that do not wait for each other",
    file: "app/modules/people/use-cases/change-assignment.ts",
    find: 'if (kind === "REPORTING_LINE") await lockReportingLines(context);',
    replace: "",
    tests: people,
  },
  {
    name: "people: loops in the reporting line",
    file: "app/modules/people/data/refuse-loop.ts",
    find: "if (loop) throw",
    replace: "if (loop && loop.path.length < 0) throw",
    tests: people,
  },
  {
    name: "admins of a part who reach goals with one owner inside",
    file: "app/modules/goals/data/goal-facts.ts",
    find: "having count(*) = (select count(*) from {goal_owner} where goal_id = g.id and owner_type = 'OWNER')",
    replace: "having count(*) > 0",
    tests: goalsWithinUnits,
  },
  {
    name: "rules for a part that hold for the whole company",
    file: "app/modules/goals/policy.ts",
    find: "conditions: { ...each.conditions, orgUnitIds: { $in: orgUnitIds } } }",
    replace: "conditions: { ...each.conditions } }",
    tests: goalsWithinUnits,
  },
  {
    name: "deletions that take key results outside the part along",
    file: "app/modules/goals/use-cases/delete-goal.ts",
    find: '  await authorizeParts(context, "delete", goalId, facts);\n',
    replace: "",
    tests: goalsWithinUnits,
  },
  {
    name: "custom roles that leave their part",
    file: "app/platform/contributions/role-rules.ts",
    find: "...(orgUnitIds && { orgUnitIds: { $in: orgUnitIds } }),",
    replace: "",
    tests: [...customRoles, "app/platform/contributions/role-rules.test.ts"],
  },
  {
    name: "a company left without a platform admin",
    file: "app/modules/access/data/require-other-platform-admin.ts",
    find: "if (!working) throw",
    replace: "if (false) throw",
    tests: adminAccess,
  },
  {
    name: "sessions that write as the person they see the product as",
    file: "app/composition/web/request-scope.server.ts",
    find: "if (session.viewingEmployeeId && !readOnly) throw",
    replace: "if (false) throw",
    tests: viewAs,
  },
  {
    name: "tasks of goals that their reader may not see",
    file: "app/modules/initiatives/queries/initiatives-of-goal.ts",
    find: "i.parent_id is null and (${view!.text})",
    replace: "i.parent_id is null and ((${view!.text}) or true)",
    tests: ["app/modules/initiatives/work-on-goals.integration.test.ts"],
  },
  {
    name: "goals that their reader may not see, named by a task",
    file: "app/modules/initiatives/use-cases/authorize-initiative.ts",
    find: "if (await findVisibleTitle(context, goalId)) return;",
    replace: "if (goalId) return;",
    tests: ["app/modules/initiatives/work-on-goals.integration.test.ts"],
  },
  {
    name: "days of a series told in UTC",
    file: "app/modules/initiatives/data/initiative-series.ts",
    find: "at time zone s.time_zone)::date",
    replace: "at time zone 'UTC')::date",
    tests: ["app/modules/initiatives/recurring.integration.test.ts"],
  },
  {
    name: "missed days of a series made up",
    file: "app/modules/initiatives/domain/recurrence.ts",
    find: "if (on >= today) return { on, skipped };",
    replace: "return { on, skipped };",
    tests: ["app/modules/initiatives/recurring.integration.test.ts"],
  },
];
