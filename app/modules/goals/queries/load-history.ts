import { metricNameOf } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { goalChanges } from "../data/changes.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { ProgressLevel } from "../domain/closure.ts";
import { undoDays } from "../domain/undo-days.ts";
import type { HistoryEntry } from "./goal-history.ts";
import { saidIn } from "../data/recorded-values.ts";
import { toldChanges } from "./told-changes.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

const pageSize = 50;

type CheckInGoal = Extract<HistoryEntry, { kind: "CHECK_IN" }>["goal"];

type Found = {
  id: string;
  source: "C" | "I";
  at: string;
  cursor: string;
  person: { id: string; name: string } | null;
  field: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  undoId: string | null;
  percent: number | null;
  level: ProgressLevel | null;
  acknowledged: { name: string; at: string } | null;
  metric: string | null;
  names: string[] | null;
  namesBefore: string[] | null;
  goal: CheckInGoal;
};

/**
 * One page of a goal's changes, its check-ins and those of its key results the actor may see, as `x`, in one statement;
 * people in them by their names.
 */
export async function loadHistory(
  context: Context,
  goalId: string,
  where: Sql,
  limit: number = pageSize,
): Promise<{ entries: HistoryEntry[]; next: string | null }> {
  const since = daysAgo(context, undoDays);
  const allowed = await goalsAllowing(context, "view");
  const told = toldChanges(allowed.where);
  const rows = await context.rows<Found>(
    sql`with recursive ${allowed.with}, x as (
       select id, 'C' as source, goal_id, at, sequence, employee_id, field, value_before, value_after, reason,
         realignment_id, null::float8 as percent, null::text as level, null::uuid as acknowledged_by,
         null::timestamptz as acknowledged_at, null::uuid as metric_id,
         null::text as measure_type, null::text as currency
         from ${goalChanges} x where goal_id = ${goalId} and ${told}
       union all
       select id, 'I', goal_id, at, sequence, employee_id, 'checkIn', to_jsonb(value_before::float8),
         to_jsonb(value::float8), comment, null, percent, progress_level, acknowledged_by, acknowledged_at, metric_id,
         measure_type, currency::text
         from {goal_check_in} where rolled_up_from is null and (goal_id = ${goalId} or goal_id in (
           select g.id from {goal} g where g.parent_id = ${goalId} and g.kind = 'KEY_RESULT' and g.deleted_at is null
             and (${allowed.where}))))
     select x.id, x.source, ${instant(sql`x.at`)} as at,
            to_char(x.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || x.source || '~' || x.sequence as cursor,
            case when e.id is null then null else jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) end as person,
            x.field, x.value_before as before, x.value_after as after, x.reason, x.percent, x.level,
            case when a.id is null then null else jsonb_build_object('name', a.display_name, 'at',
              ${instant(sql`x.acknowledged_at`)}) end as acknowledged, ${metricNameOf(sql`x.metric_id`)} as metric,
            jsonb_build_object('id', s.id, 'title', s.title, ${saidIn("s")}) as goal,
            ${namesIn(sql`x.value_before`)} as "namesBefore", ${namesIn(sql`x.value_after`)} as names,
            (select r.id from {goal_realignment} r where r.id = x.realignment_id and r.goal_id = x.goal_id
              and r.undone_at is null and r.at > ${since}) as "undoId"
       from x join {goal} s on s.id = x.goal_id left join {employee} e on e.id = x.employee_id
         left join {employee} a on a.id = x.acknowledged_by
      where ${where} order by x.at desc, x.source desc, x.sequence desc limit ${limit + 1}`,
  );
  const page = rows.slice(0, limit);
  return { entries: page.map(entryOf), next: rows.length > limit ? page.at(-1)!.cursor : null };
}

/** Owners and collaborators are stored as lists of ids. */
function namesIn(column: Sql): Sql {
  return sql`case when x.field in ('owners', 'collaborators') then array(
    select p.display_name from jsonb_array_elements_text(${column}) v join {employee} p on p.id = v::uuid order by 1) end`;
}

function entryOf({
  id,
  source,
  at,
  person,
  field,
  before,
  after,
  reason,
  undoId,
  percent,
  level,
  acknowledged,
  metric,
  names,
  namesBefore,
  goal,
}: Found): HistoryEntry {
  if (source === "I") {
    const [valueBefore, value] = [before, after] as (number | null)[];
    return {
      kind: "CHECK_IN",
      id,
      at,
      person,
      valueBefore: valueBefore ?? null,
      value: value ?? null,
      percent,
      level: level ?? "ON_TRACK",
      comment: reason ?? "",
      acknowledged,
      metric,
      goal,
    };
  }
  return {
    kind: "CHANGE",
    id,
    at,
    person,
    field,
    before: namesBefore ?? before,
    after: names ?? after,
    reason,
    undoId,
  };
}
