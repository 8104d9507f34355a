import type { Mutant } from "./mutant.ts";

const goalRights = [
  "app/modules/goals/queries/goal-list.integration.test.ts",
  "app/modules/goals/use-cases/goals.integration.test.ts",
  "app/modules/goals/use-cases/check-ins.integration.test.ts",
];
const goalContributions = ["app/modules/goals/queries/goal-contributions.integration.test.ts"];
const goalConcurrency = ["app/modules/goals/use-cases/concurrency.integration.test.ts"];
const metrics = ["app/modules/metrics/use-cases/metrics.integration.test.ts"];
const trackedKeyResults = [
  "app/modules/goals/use-cases/tracked-key-results.integration.test.ts",
  "app/modules/goals/use-cases/tracked-key-results-at-once.integration.test.ts",
];
const computedMetrics = ["app/modules/metrics/use-cases/computed-metrics.integration.test.ts"];
const formulas = ["app/modules/metrics/domain/formula/formula.test.ts"];
const goalsWithinUnits = ["app/modules/goals/queries/goals-within-units.integration.test.ts"];

/** Faults in the room of goals. */
export const goalMutants: readonly Mutant[] = [
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
    file: "app/modules/imports/data/hold-file.ts",
    find: "if (file.createdBy === context.actor.employeeId) return file;",
    replace: "if (file.createdBy) return file;",
    tests: ["app/modules/goal-upload/use-cases/upload.integration.test.ts"],
  },
  {
    name: "files by who may not bring them in",
    file: "app/modules/goals/use-cases/authorize-upload.ts",
    find: "if (await mayBulkUpload(context, kinds)) return;",
    replace: "if (kinds.length > 0 || (await mayBulkUpload(context, kinds))) return;",
    tests: [
      "app/modules/goal-upload/use-cases/upload.integration.test.ts",
      "app/modules/initiatives/task-upload.integration.test.ts",
    ],
  },
  {
    name: "hidden objectives named above a check-in",
    file: "app/modules/goals/queries/check-in-page.ts",
    find: "g.deleted_at is null and (${seen.where})) as objective",
    replace: "g.deleted_at is null and (true or ${seen.where})) as objective",
    tests: ["app/modules/goals/queries/check-in-page.integration.test.ts"],
  },
  {
    name: "lists that forget the rules",
    file: "app/modules/goals/queries/goal-list.ts",
    find: "kept: keptOf(kept, allowed.where, ofFewPeople.has(input.scope))",
    replace: "kept: keptOf(kept, sql`true`, ofFewPeople.has(input.scope))",
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
    file: "app/modules/goals/domain/rules-beyond-template.ts",
    find: "conditions: { managerIds: employeeId }, ",
    replace: "",
    tests: goalRights,
  },
  {
    name: "comments anybody may change",
    file: "app/platform/contributions/commentable.ts",
    find: "conditions: { authorId: employeeId }, ",
    replace: "",
    tests: [...goalRights, "app/modules/comments"],
  },
  {
    name: "an access template anybody may save",
    file: "app/modules/goals/domain/rules-beyond-template.ts",
    find: "  if (!templateAdminKinds.some((kind) => adminAccesses.includes(kind))) return everybody;\n",
    replace: "",
    tests: goalRights,
  },
  {
    name: "collaborators taken for owners in SQL",
    file: "app/modules/goals/data/goal-rules-sql.ts",
    find: "on below.employee_id = o.employee_id where o.owner_type = ${sql.lit(ownerType)}",
    replace: "on below.employee_id = o.employee_id",
    tests: ["app/modules/goals/data", ...goalRights],
  },
  {
    name: "goals: changes of numbers that do not wait for each other",
    file: "app/modules/goals/data/progress-path.ts",
    find: "order by array_position(${ids}::uuid[], g.id) for update",
    replace: "order by array_position(${ids}::uuid[], g.id)",
    tests: goalConcurrency,
  },
  {
    name: "goals: obligations of everybody",
    file: "app/modules/goals/queries/goal-obligations.ts",
    find: "o.owner_type = 'OWNER' and o.employee_id = ${context.actor.employeeId}",
    replace: "o.owner_type = 'OWNER'",
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
    file: "app/platform/files/sheet-csv.ts",
    find: "return withoutFormula(cell as string | number);",
    replace: "return cell as string | number;",
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
    name: "admins of a part who reach goals with one owner inside",
    file: "app/modules/goals/data/goal-facts.ts",
    find: "having count(*) = (select count(*) from {goal_owner} where goal_id = g.id and owner_type = 'OWNER')",
    replace: "having count(*) > 0",
    tests: goalsWithinUnits,
  },
  {
    name: "rules for a part that hold for the whole company",
    file: "app/modules/goals/domain/within-units.ts",
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
    name: "metrics changed by anybody",
    file: "app/modules/goals/domain/rules-beyond-template.ts",
    find: 'keeping("rules.own-metric", { ownerId: actor.employeeId })',
    replace: 'keeping("rules.own-metric", {})',
    tests: metrics,
  },
  {
    name: "values of days to come",
    file: "app/modules/metrics/use-cases/record-points.ts",
    find: "if (date > context.today()) throw",
    replace: "if (false) throw",
    tests: metrics,
  },
  {
    name: "corrections that forget what stood before",
    file: "app/modules/metrics/data/metric-points.ts",
    find: "update {metric_point} set replaced_at = ${context.clock.now()}, replaced_by = ${context.actor.employeeId} where",
    replace: "delete from {metric_point} where",
    tests: metrics,
  },
  {
    name: "deleted key results that fall behind their metric",
    file: "app/modules/goals/data/follow-metrics.ts",
    find: "  await storeBesides(context, due.filter(({ id }) => !goals.has(id)));\n",
    replace: "",
    tests: trackedKeyResults,
  },
  {
    name: "metrics computed of others that stay behind",
    file: "app/modules/metrics/use-cases/record-points.ts",
    find: "[metricId, ...computed]",
    replace: "[metricId]",
    tests: computedMetrics,
  },
  {
    name: "formulas in a circle",
    file: "app/modules/metrics/use-cases/read-formula.ts",
    find: "if (following.has(id)) throw",
    replace: "if (false) throw",
    tests: computedMetrics,
  },
  {
    name: "currencies mixed in a formula",
    file: "app/modules/metrics/domain/formula/units.ts",
    find: "left.currency !== right.currency) return null",
    replace: "false) return null",
    tests: formulas,
  },
  {
    name: "divisions by zero",
    file: "app/modules/metrics/domain/formula/evaluate.ts",
    find: 'node.operator === "/" && right.value === 0',
    replace: "false",
    tests: formulas,
  },
];
