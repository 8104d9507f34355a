import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { goalChanges } from "../data/changes.ts";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { requireGoal, type GoalRecord } from "../data/goal-record.ts";
import { loadHistory } from "./load-history.ts";
import type { HistoryEntry } from "./goal-history.ts";
import type { GoalPerson } from "./goal-row.ts";
import { withMovedTitles } from "./moved-titles.ts";
import { toldChanges } from "./told-changes.ts";
import { instant, allOf, sql, type Sql } from "#tenancy/sql.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) => optionalInput(schema).catch(undefined);

/** `next` of a page of a history: a moment that there is, the kind of the entry, and its number. */
export function isHistoryCursor(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{0,3}Z~[CI]~\d{1,18}$/.exec(text) ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(`${day}Z`));
}

/** What narrows a history stands in the address under names of its own, for a list may lie below. */
export const fullHistoryInput = z.object({
  goalId: ids.goal,
  historyField: optional(z.string().max(40)).describe("Only changes of this field."),
  historyPerson: optional(z.uuid()).describe("Only what this employee did."),
  historyBefore: optional(z.string().refine(isHistoryCursor)).describe("Where the page begins."),
});

export type FullHistory = {
  goal: Pick<GoalRecord, "id" | "title" | "measureType" | "currency"> & { creator: GoalPerson; createdAt: string };
  entries: HistoryEntry[];
  /** What to ask for next; null on the last page. */
  next: string | null;
  fields: string[];
  people: GoalPerson[];
  asked: { field: string | null; person: string | null; before: string | null };
  timeZone: string;
};

/** Everything people changed about a goal, newest first, 50 at a time; 404 where the actor may not see the goal. */
export async function fullHistory(
  context: Context,
  input: z.output<typeof fullHistoryInput>,
  limit?: number,
): Promise<FullHistory> {
  const { goalId, historyField, historyPerson, historyBefore } = input;
  await authorize(context, "view", await requireGoalFacts(context, goalId));
  const { id, title, measureType, currency } = await requireGoal(context, goalId);
  const where = allOf([
    ...(historyField ? [sql`x.field = ${historyField}`] : []),
    ...(historyPerson ? [sql`x.employee_id = ${historyPerson}::uuid`] : []),
    ...(historyBefore ? [earlierThan(historyBefore)] : []),
  ]);
  const { entries, next } = await loadHistory(context, goalId, where, limit);
  return {
    goal: { id, title, measureType, currency, ...(await beginningOf(context, goalId)) },
    entries: await withMovedTitles(context, entries),
    next,
    ...(await facetsOf(context, goalId)),
    asked: { field: historyField ?? null, person: historyPerson ?? null, before: historyBefore ?? null },
    timeZone: context.actor.timeZone,
  };
}

/** What lies before a place in a history. */
export function earlierThan(cursor: string): Sql {
  const [at = "", source = "", sequence = "0"] = cursor.split("~");
  return sql`(x.at, x.source, x.sequence) < (${at}::timestamptz, ${source}, ${sequence}::bigint)`;
}

async function beginningOf(context: Context, goalId: string): Promise<{ creator: GoalPerson; createdAt: string }> {
  const row = await firstRow<{ creator: GoalPerson; createdAt: string }>(
    context,
    sql`select jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as creator,
        ${instant(sql`g.created_at`)} as "createdAt"
       from {goal} g join {employee} e on e.id = g.created_by where g.id = ${goalId}`,
  );
  return row!;
}

/** What the history can be narrowed to: the fields and people that occur in it. */
async function facetsOf(context: Context, goalId: string): Promise<{ fields: string[]; people: GoalPerson[] }> {
  const allowed = await goalsAllowing(context, "view");
  const told = toldChanges(allowed.where);
  const row = await firstRow<{ fields: string[]; people: GoalPerson[] }>(
    context,
    sql`with recursive ${allowed.with}, happened(field, employee_id) as (
       select field, employee_id from ${goalChanges} x where goal_id = ${goalId} and ${told}
       union select 'checkIn', employee_id from {goal_check_in} where rolled_up_from is null
         and (goal_id = ${goalId} or goal_id in (select g.id from {goal} g
           where g.parent_id = ${goalId} and g.kind = 'KEY_RESULT' and g.deleted_at is null and (${allowed.where}))))
     select array(select distinct field from happened order by 1) as fields,
            (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) order by e.display_name,
              e.id), '[]')
               from {employee} e where e.id in (select employee_id from happened)) as people`,
  );
  return row ?? { fields: [], people: [] };
}
