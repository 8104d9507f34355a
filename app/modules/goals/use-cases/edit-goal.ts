import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { recordChanges, type GoalChange } from "../data/changes.ts";
import { clashesWith } from "../data/field-clashes.ts";
import { refuseDuplicateTitle } from "../data/duplicate-title.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { requireGoalFacts, type GoalFacts } from "../data/goal-facts.ts";
import { measureTypes } from "#app/modules/metrics/domain.ts";
import { requireGoal, type GoalRecord } from "../data/goal-record.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { touched } from "../domain/field-clashes.ts";
import { objectiveLevels } from "../domain/hierarchy.ts";
import { objectiveProgressTypes, type ProgressType } from "../domain/progress.ts";
import { recordedValueChoices } from "../domain/remeasure.ts";
import { visibilities } from "../domain/template.ts";
import { authorizeParts, requireAllowed } from "./authorize-goal.ts";
import { changePlaces, seenTeamsOf } from "./change-places.ts";
import { changeOwners } from "./change-owners.ts";
import { dateInput, descriptionInput, teamIdsInput, titleInput, valueInput, weightInput } from "./goal-input.ts";
import { metricsToFollow, namingMetrics, withMetric } from "./metrics-to-follow.ts";
import { remeasure, requireMeasure, requireSound } from "./remeasure.ts";
import { requireLevel } from "./require-level.ts";
import { writeDown } from "./write-down.ts";
import { assignments, sql } from "#tenancy/sql.ts";

const details = z.object({
  title: titleInput.optional().describe("The goal in a few words."),
  description: descriptionInput.optional().describe("What it is about, in full; at most 5,000 characters."),
  startDate: dateInput.optional().describe("Its first day, as `2026-10-01`."),
  dueDate: dateInput.optional().describe("The day it is due, as `2026-12-31`."),
  visibility: z
    .enum(visibilities)
    .optional()
    .describe("GLOBAL is seen by the company, PRIVATE by its people and those above them."),
  measureType: z
    .enum(measureTypes)
    .optional()
    .describe(
      "What a goal is counted in whose value people give (MANUAL) or that adds up (DERIVED_SUM): percent, a count, or money.",
    ),
  currency: currencyInput.nullable().optional().describe("The ISO 4217 code; needed for money, null for others."),
  start: valueInput.optional().describe("The value it starts from; money in minor units."),
  target: valueInput.optional().describe("The value to reach; money in minor units."),
  weightage: weightInput
    .optional()
    .describe("Its weight among its siblings, 0 to 100; with 0 everywhere all count alike."),
  ownerIds: z.array(z.uuid()).min(1).max(20).optional().describe("Employees who answer for it, 1 to 20."),
  collaboratorIds: z.array(z.uuid()).max(20).optional().describe("Employees who help with it; at most 20."),
  level: z
    .enum(objectiveLevels)
    .optional()
    .describe("On whose behalf: the company, a department, a team or one person."),
  departmentId: z
    .preprocess((id) => (id === "" ? null : id), z.uuid().nullable().optional())
    .describe("The id of the org unit it belongs to; null for none. Key results follow their objective."),
  teamIds: teamIdsInput.optional().describe("The teams it belongs to, in place of those the caller sees; at most 20."),
  progressType: z
    .enum(objectiveProgressTypes)
    .optional()
    .describe("Where its value comes from: people (MANUAL), its parts (DERIVED_…), or a metric (TRACKED)."),
  /** The metric a key result follows; null lets people give its value again. */
  metricId: z
    .preprocess((id) => (id === "" ? null : id), z.uuid().nullable().optional())
    .describe("The id of the metric."),
});

/** What is left out stays as it is. */
export const editGoalInput = details.extend({
  goalId: ids.goal,
  /** The version that was read; refused where somebody has changed the goal since. */
  version: z.number().int().optional().describe("Counts the changes of the record; the next change must bring it."),
  /**
   * The values that were read. What is asked as it was read stays as it is now, whoever changed it since; what two
   * people change to different values is refused, naming who was first.
   */
  read: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "The values that were read, by field. What is sent as it was read stays as it is now; what two people " +
        "change differently is refused. Stands in place of `version`.",
    ),
  removedTeam: z.uuid().optional().describe("One team it no longer belongs to; the others stay."),
  recordedValues: z
    .enum(recordedValueChoices)
    .optional()
    .describe(
      "Needed where the unit of a goal with a value changes: KEPT for the same number in the new unit, RESET for none " +
        "until the next check-in. What was recorded stays in the history in its unit.",
    ),
  /** Why the due date changes. */
  reason: textInput({ most: 500 }).optional().describe("Why the due date changes; kept in the history."),
});
export type EditGoalInput = z.output<typeof editGoalInput>;

const columns = {
  title: "title",
  description: "description",
  startDate: "start_date",
  dueDate: "due_date",
  visibility: "visibility",
  measureType: "measure_type",
  currency: "currency",
  start: "start_value",
  target: "target_value",
  weightage: "weightage",
  level: "level",
  progressType: "progress_type",
  metricId: "metric_id",
} as const;
type EditableField = keyof typeof columns;

/** What progress is computed from. */
const computedFrom: ReadonlySet<EditableField> = new Set([
  "start",
  "target",
  "weightage",
  "progressType",
  "measureType",
  "currency",
]);

/** All that counts its changes; parts that carry their progress up do not. */
const changedBy = [
  "goals.edit",
  "goals.check-in",
  "goals.close",
  "goals.reopen",
  "goals.realign",
  "goals.undo-realign",
  "goals.archive",
  "goals.unarchive",
  "goals.restore",
  "goals.follow-metric",
];

/** Changes a goal; every changed field is in its history, and new numbers are carried up. */
export async function editGoal(context: Context, asked: EditGoalInput): Promise<{ fields: string[] }> {
  const { goalId, read } = asked;
  await requireAllowed(context, "edit", goalId);
  const metrics = await metricsToFollow(context, [{ metricId: asked.metricId ?? undefined, field: "metricId" }]);
  await lockPath(context, goalId);
  const before = await requireGoal(context, goalId);
  const facts = await requireGoalFacts(context, goalId);
  if (read)
    await clashesWith(context, goalId, {
      read,
      asked,
      now: { ...before, ...(await peopleAndTeams(context, goalId, facts)) },
    });
  else await requireUnchanged(context, before, { version: asked.version, subject: "Goal", changedBy });
  const input = read ? { ...touched(read, asked), goalId, reason: asked.reason } : asked;
  const unit = input.measureType && input.measureType !== "CURRENCY" ? { currency: null } : {};
  const changes = changedFields(before, { ...input, ...unit, ...withMetric(before, input, metrics) });
  await requirePermitted(context, before, changes, facts);
  await storeFields(context, before, changes);
  const remeasured = await remeasure(context, before, changed(before, changes), asked.recordedValues);
  if (changes.some(({ field, after }) => field === "metricId" && after !== null))
    await followMetrics(context, { goalIds: [goalId] });
  if (changes.some(({ field }) => computedFrom.has(field))) {
    await rollUpFrom(context, goalId, { ownPoint: true });
  }
  const places = await changePlaces(context, before, input);
  const owners = await changeOwners(context, goalId, facts, input);
  const all = [...(await namingMetrics(context, changes)), ...remeasured, ...places, ...owners];
  if (all.length === 0) return { fields: [] };
  await recordChanges(
    context,
    goalId,
    all.map((change) => (change.field === "dueDate" && input.reason ? { ...change, reason: input.reason } : change)),
  );
  const fields = all.map(({ field }) => field);
  await writeDown(
    context,
    "goals.edited",
    { goalId, fields },
    { action: "edit", subject: "Goal", id: goalId, detail: { fields } },
  );
  return { fields };
}

async function peopleAndTeams(context: Context, goalId: string, { ownerIds, collaboratorIds }: GoalFacts) {
  return { ownerIds, collaboratorIds, teamIds: await seenTeamsOf(context, goalId) };
}

async function requirePermitted(
  context: Context,
  before: GoalRecord,
  changes: readonly GoalChange[],
  facts: GoalFacts,
): Promise<void> {
  if (before.parentId && changes.some(({ field, after }) => field === "visibility" && after === "GLOBAL")) {
    await requirePublicParent(context, before, before.parentId);
  }
  const level = changes.find(({ field }) => field === "level");
  if (level) await requireLevel(context, before, level.after as GoalRecord["level"], facts);
  await requireFreeTitle(context, before, changes);
  if (hidesParts(changes)) await authorizeParts(context, "edit", before.id, facts);
}

function changedFields(
  before: GoalRecord,
  input: Omit<EditGoalInput, "progressType"> & { progressType?: ProgressType | undefined },
): (GoalChange & { field: EditableField })[] {
  const fields = Object.keys(columns) as EditableField[];
  const changes = fields
    .filter((field) => input[field] !== undefined && input[field] !== before[field])
    .map((field) => ({ field, before: before[field], after: input[field] }));
  const after = changed(before, changes);
  requireMeasure(before, after);
  requireSound(after);
  return changes;
}

function changed(before: GoalRecord, changes: readonly GoalChange[]): GoalRecord {
  return { ...before, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
}

/** Asked also when an objective is published: it may bear the title of another since. */
async function requireFreeTitle(
  context: Context,
  { id: goalId, kind, title: present, periodId }: GoalRecord,
  changes: readonly GoalChange[],
): Promise<void> {
  const title = changes.find(({ field }) => field === "title")?.after as string | undefined;
  const published = changes.some(({ field, after }) => field === "visibility" && after === "GLOBAL");
  if (kind === "OBJECTIVE" && (title !== undefined || published))
    await refuseDuplicateTitle(context, { title: title ?? present, periodId, goalId });
}

/** A key result is never more public than its objective. */
async function requirePublicParent(context: Context, goal: GoalRecord, parentId: string): Promise<void> {
  if (goal.kind !== "KEY_RESULT" || (await requireGoal(context, parentId)).visibility === "GLOBAL") return;
  throw invalid("goals.private-objective", "The objective is private.", {
    fields: { visibility: "goals.private-objective" },
  });
}

/** A private objective has private key results. */
function hidesParts(changes: readonly GoalChange[]): boolean {
  return changes.some(({ field, after }) => field === "visibility" && after === "PRIVATE");
}

async function storeFields(
  context: Context,
  goal: GoalRecord,
  changes: readonly (GoalChange & { field: EditableField })[],
): Promise<void> {
  const changed = Object.fromEntries(changes.map(({ field, after }) => [columns[field], after]));
  await context.rows(
    sql`update {goal} set ${assignments({ ...changed, updated_at: context.clock.now() })}, version = version + 1
      where id = ${goal.id}`,
  );
  if (goal.kind === "OBJECTIVE" && hidesParts(changes)) {
    await context.rows(
      sql`update {goal} set visibility = 'PRIVATE', updated_at = ${context.clock.now()}
        where parent_id = ${goal.id} and kind = 'KEY_RESULT'`,
    );
  }
  const level = changes.find(({ field }) => field === "level");
  if (level)
    await context.rows(
      sql`update {goal} set level = ${level.after}, updated_at = ${context.clock.now()}
        where parent_id = ${goal.id} and kind = 'KEY_RESULT'`,
    );
}
