import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { recordChanges, type GoalChange } from "../data/changes.ts";
import { refusingDuplicateTitle } from "../data/duplicate-title.ts";
import { measureOf, requireGoal, type GoalRecord } from "../data/goal-record.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { isValueAllowed } from "../domain/measurement.ts";
import { visibilities } from "../domain/template.ts";
import { goalEvent } from "../events.ts";
import { authorizeParts, requireAllowed } from "./authorize-goal.ts";
import { changeOwners } from "./change-owners.ts";
import { dateInput, descriptionInput, titleInput, valueInput } from "./goal-input.ts";

/** What is left out stays as it is. */
export const editGoalInput = z.object({
  goalId: z.uuid(),
  /** The version that was read; refused where somebody has changed the goal since. */
  version: z.number().int().optional(),
  title: titleInput.optional(),
  description: descriptionInput.optional(),
  startDate: dateInput.optional(),
  dueDate: dateInput.optional(),
  visibility: z.enum(visibilities).optional(),
  start: valueInput.optional(),
  target: valueInput.optional(),
  weightage: z.number().min(0).max(100).optional(),
  ownerIds: z.array(z.uuid()).min(1).max(20).optional(),
  collaboratorIds: z.array(z.uuid()).max(20).optional(),
});
export type EditGoalInput = z.output<typeof editGoalInput>;

const columns = {
  title: "title", description: "description", startDate: "start_date", dueDate: "due_date", visibility: "visibility",
  start: "start_value", target: "target_value", weightage: "weightage",
} as const;
type EditableField = keyof typeof columns;

/** Changes a goal; every changed field is in its history, and new numbers are carried up. */
export async function editGoal(context: Context, input: EditGoalInput): Promise<{ fields: string[] }> {
  const { goalId } = input;
  const { facts } = await requireAllowed(context, "edit", goalId);
  await lockPath(context, goalId);
  const before = await requireGoal(context, goalId);
  if (input.version !== undefined && input.version !== before.version) {
    throw conflict("goals.changed-meanwhile", "Somebody else has changed this goal meanwhile.");
  }
  const changes = changedFields(before, input);
  if (before.parentId && changes.some(({ field, after }) => field === "visibility" && after === "GLOBAL")) {
    await requirePublicParent(context, before, before.parentId);
  }
  if (hidesParts(changes)) await authorizeParts(context, "edit", goalId, facts);
  await storeFields(context, before, changes);
  if (changes.some(({ field }) => field === "start" || field === "target" || field === "weightage")) {
    await rollUpFrom(context, goalId, { ownPoint: true });
  }
  const people = await changeOwners(context, goalId, facts, input);
  const all = [...changes, ...people];
  if (all.length === 0) return { fields: [] };
  await recordChanges(context, goalId, all);
  const fields = all.map(({ field }) => field);
  await recordEvent(context, goalEvent("goals.edited", { goalId, fields }));
  await writeAuditEntry(context, { action: "goals.edit", subjectType: "Goal", subjectId: goalId, detail: { fields } });
  return { fields };
}

function changedFields(before: GoalRecord, input: EditGoalInput): (GoalChange & { field: EditableField })[] {
  const fields = Object.keys(columns) as EditableField[];
  const changes = fields
    .filter((field) => input[field] !== undefined && input[field] !== before[field])
    .map((field) => ({ field, before: before[field], after: input[field] }));
  const after = { ...before, ...Object.fromEntries(changes.map(({ field, after: value }) => [field, value])) };
  requireSound(after);
  return changes;
}

function requireSound(goal: GoalRecord): void {
  const refuse = (field: string, code: string) => invalid(code, `The ${field} cannot be stored.`, { fields: { [field]: code } });
  if (goal.dueDate < goal.startDate) throw refuse("dueDate", "goals.due-before-start");
  for (const field of ["start", "target"] as const) {
    if (!isValueAllowed(measureOf(goal), goal[field])) throw refuse(field, "goals.whole-minor-units");
  }
}

/** A key result is never more public than its objective. */
async function requirePublicParent(context: Context, goal: GoalRecord, parentId: string): Promise<void> {
  if (goal.kind !== "KEY_RESULT" || (await requireGoal(context, parentId)).visibility === "GLOBAL") return;
  throw invalid("goals.private-objective", "The objective is private.", { fields: { visibility: "goals.private-objective" } });
}

/** A private objective has private key results. */
function hidesParts(changes: readonly GoalChange[]): boolean {
  return changes.some(({ field, after }) => field === "visibility" && after === "PRIVATE");
}

async function storeFields(context: Context, goal: GoalRecord, changes: readonly (GoalChange & { field: EditableField })[]): Promise<void> {
  const assignments = changes.map(({ field }) => `${columns[field]} = ?, `).join("");
  await refusingDuplicateTitle(context.rows(
    `update {goal} set ${assignments}updated_at = ?, version = version + 1 where id = ?`,
    [...changes.map(({ after }) => after), context.clock.now(), goal.id],
  ));
  if (goal.kind === "OBJECTIVE" && hidesParts(changes)) {
    await context.rows("update {goal} set visibility = 'PRIVATE' where parent_id = ? and kind = 'KEY_RESULT'", [goal.id]);
  }
}
