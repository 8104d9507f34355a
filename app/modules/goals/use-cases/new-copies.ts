import { unitsAround } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { GoalFacts } from "../data/goal-facts.ts";
import { goalRecordColumns, type GoalRecord } from "../data/goal-record.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { teamIdsOf } from "../data/goal-teams.ts";
import type { NewGoal } from "../data/insert-goals.ts";
import { templateOf } from "../data/template-record.ts";
import { isDerived } from "../domain/progress.ts";
import { mayAssign, requireAllowed } from "./authorize-goal.ts";
import { requirePlacing } from "./require-placing.ts";
import { sql } from "#tenancy/sql.ts";

type Owners = NewGoal["owners"];

/** The owners and helpers of the original where the actor may give it to all owners, the actor alone otherwise. */
export async function ownersOfCopy(
  context: Context,
  { ownerIds, collaboratorIds }: GoalFacts,
): Promise<{ people: Owners; orgUnitIds: readonly string[] }> {
  const kept = ownerIds.length > 0 && (await mayAssign(context, ownerIds));
  const people = kept
    ? [
        ...ownerIds.map((employeeId) => ({ employeeId, type: "OWNER" as const })),
        ...collaboratorIds.map((employeeId) => ({ employeeId, type: "COLLABORATOR" as const })),
      ]
    : [{ employeeId: context.actor.employeeId, type: "OWNER" as const }];
  return { people, orgUnitIds: await unitsAround(context, kept ? ownerIds : [context.actor.employeeId]) };
}

/**
 * In its own time frame a copy stands where the original does; in another under its parent's copy there, or alone. A
 * parent that is closed or hidden takes no copies of objectives; a key result needs the right to add to its objective.
 */
export async function parentOfCopy(context: Context, goal: GoalRecord, periodId: string): Promise<string | null> {
  if (goal.kind === "KEY_RESULT") {
    if (!goal.parentId) return null;
    const { goal: parent } = await requireAllowed(context, "add-key-result", goal.parentId);
    if (parent.closure) throw invalid("goals.closed", "A closed objective takes no further key results.");
    return parent.id;
  }
  const parentId = await standingParent(context, goal, periodId);
  if (parentId)
    await requirePlacing(
      context,
      { kind: "OBJECTIVE", level: goal.level },
      parentId,
      (await templateOf(context)).template,
    );
  return parentId;
}

async function standingParent(context: Context, goal: GoalRecord, periodId: string): Promise<string | null> {
  const allowed = await goalsAllowing(context, "view");
  const row = await firstRow<{ id: string }>(
    context,
    sql`with recursive ${allowed.with} select g.id from {goal} g
      where g.deleted_at is null and g.closure_status is null and (case when ${periodId}::uuid = ${goal.periodId}::uuid
        then g.id = ${goal.parentId} else g.copied_from_id = ${goal.parentId} and g.period_id = ${periodId} end)
        and (${allowed.where}) order by g.created_at desc limit 1`,
  );
  return row?.id ?? null;
}

export type CopyOrder = {
  goal: GoalRecord;
  keyResultIds: readonly string[];
  owners: Owners;
  place: Pick<NewGoal, "title" | "periodId" | "parentId" | "startDate" | "dueDate">;
};

/** The copy and its key results, in the order of the originals. */
export async function newCopies(
  context: Context,
  { goal, keyResultIds, owners, place }: CopyOrder,
): Promise<NewGoal[]> {
  const keyResults = await visibleKeyResults(context, goal.id, keyResultIds);
  const belonging = { owners, teamIds: await teamIdsOf(context, goal.id) };
  const copy = newCopy(context, { goal, position: 0, ...belonging, ...place });
  return [
    copy,
    ...keyResults.map((original, position) =>
      newCopy(context, { goal: original, ...belonging, ...place, title: original.title, position, parentId: copy.id }),
    ),
  ];
}

function newCopy(
  context: Context,
  {
    goal,
    ...place
  }: Pick<CopyOrder, "goal" | "owners"> & CopyOrder["place"] & { position: number; teamIds: readonly string[] },
): NewGoal {
  const {
    id,
    kind,
    description,
    level,
    departmentId,
    visibility,
    progressType,
    measureType,
    currency,
    start,
    target,
    weightage,
  } = goal;
  // Nothing but its key results comes along: what a derived key result stood on stays. A metric goes on, so the copy follows it too.
  const byPeople =
    kind === "KEY_RESULT" && (isDerived(progressType) || (progressType === "TRACKED" && goal.metricId === null));
  return {
    id: context.newId(),
    copiedFromId: id,
    kind,
    description,
    level,
    departmentId,
    visibility,
    progressType: byPeople ? "MANUAL" : progressType,
    metricId: goal.metricId,
    measureType,
    currency,
    start,
    target,
    weightage,
    ...place,
  };
}

async function visibleKeyResults(context: Context, goalId: string, ids: readonly string[]): Promise<GoalRecord[]> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<GoalRecord>(
    sql`with recursive ${allowed.with} select ${goalRecordColumns} from {goal} g
      where g.parent_id = ${goalId} and g.kind = 'KEY_RESULT' and g.deleted_at is null and g.id = any(${ids}::uuid[])
        and (${allowed.where})
      order by g.position, g.created_at, g.id`,
  );
  if (rows.length < new Set(ids).size)
    throw invalid("goals.unknown-key-result", "A key result named is not one of this goal's.", {
      fields: { keyResultIds: "goals.unknown-key-result" },
    });
  return rows;
}
