import type { Context } from "#app/platform/context/context.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { goalChanges } from "../data/changes.ts";
import type { Closure, ProgressLevel } from "../domain/closure.ts";
import { dueState } from "../domain/status.ts";
import type { ListedGoal } from "./goal-list.ts";
import { type GoalPerson, asSeen } from "./goal-row.ts";
import { sql } from "#tenancy/sql.ts";

type Then = {
  id: string;
  /** What fields that changed since were before. */
  was: Record<string, unknown> | null;
  point: { value: number | null; percent: number | null; level: ProgressLevel } | null;
  owners: GoalPerson[] | null;
};

/** The rows with their words, people, numbers and levels of a moment, from their history and check-ins; one statement for all. */
export async function asTheyStood(context: Context, rows: readonly ListedGoal[], moment: Date): Promise<ListedGoal[]> {
  const found = await context.rows<Then>(
    sql`select g.id, f.was, 
            (select jsonb_build_object('value', c.value, 'percent', c.percent, 'level', c.progress_level) from {goal_check_in} c
              where c.goal_id = g.id and c.at < ${moment} order by c.at desc, c.sequence desc limit 1) as point,
            (select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) order by e.display_name, e.id)
               from jsonb_array_elements_text(f.was -> 'owners') o join {employee} e on e.id = o::uuid) as owners
       from {goal} g cross join lateral (
         select jsonb_object_agg(d.field, d.value_before) as was from (
           select distinct on (x.field) x.field, x.value_before from ${goalChanges} x
            where x.goal_id = g.id and x.at >= ${moment} order by x.field, x.at, x.sequence) d) f
      where g.id = any(${rows.map(({ id }) => id)}::uuid[])`,
  );
  const day = localDate(new Date(moment.getTime() - 1), context.actor.timeZone);
  const then = new Map(found.map((each) => [each.id, each]));
  return (await asSeen(context, rows)).map((row) => stood(row, then.get(row.id), day));
}

function stood(row: ListedGoal, then: Then | undefined, day: string): ListedGoal {
  const was = then?.was ?? {};
  const closure = ("closure" in was ? was["closure"] : row.closure) as Closure | null;
  const before = Object.fromEntries(
    [
      "title",
      "level",
      "visibility",
      "start",
      "target",
      "weightage",
      "progressType",
      "measureType",
      "currency",
      "startDate",
      "dueDate",
    ].flatMap((field) => (field in was ? [[field, was[field]]] : [])),
  ) as Partial<ListedGoal>;
  const merged = { ...row, ...before };
  return {
    ...merged,
    closure,
    actual: then?.point?.value ?? null,
    percent: then?.point?.percent ?? null,
    progressLevel: closure ? "CLOSED" : openLevel(then?.point?.level),
    owners: then?.owners ?? row.owners,
    due: dueState(closure ? null : merged.dueDate, day),
    silentDays: null,
    blocked: false,
  };
}

/** A check-in before closing says how it stood; without one a goal begins on track. */
function openLevel(level: ProgressLevel | undefined): ProgressLevel {
  return level === undefined || level === "CLOSED" ? "ON_TRACK" : level;
}
