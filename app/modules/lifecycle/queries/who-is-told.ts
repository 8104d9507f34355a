import { isPresent } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { registerOn, type RegisterChange } from "../data/register-changes.ts";
import { effectiveOn, type Moment } from "../domain/moments.ts";
import { lifecyclePlaces } from "../lifecycle-places.ts";
import type { Addressed, ToldStep } from "./addressed.ts";
import { handerOf } from "./open-with.ts";

/** Facts of a journey for messages. */
export type ToldJourney = {
  journeyId: string;
  employeeId: string;
  name: string;
  onDay: string;
  moment: Moment;
  told: boolean;
  moved: boolean;
  startedBy: string | null;
  changes: readonly RegisterChange[];
};

export async function journeyTold(context: Context, journeyId: string): Promise<ToldJourney | null> {
  const found = await firstRow<ToldJourney>(
    context,
    sql`select j.id as "journeyId", j.employee_id as "employeeId", e.display_name as name, j.on_day::text as "onDay",
        j.moment, j.told, j.moved_at is not null as moved, j.started_by as "startedBy", j.changes
      from {lifecycle_journey} j join {employee} e on e.id = j.employee_id where j.id = ${journeyId}`,
  );
  return found ?? null;
}

const stepRow = sql`jsonb_build_object('title', s.title, 'translations', s.translations, 'dueOn', s.due_on)`;

/** Whoever has open steps of it besides the person, each once with all of theirs. */
export function assigneesTold(context: Context, { journeyId, employeeId }: ToldJourney) {
  return context.rows<{ to: string; count: number; steps: ToldStep[] }>(
    sql`select s.assignee_id as "to", count(*)::int as count, jsonb_agg(${stepRow} order by s.due_on, s.position) as steps
      from {lifecycle_step} s where s.journey_id = ${journeyId} and s.assignee_id <> ${employeeId} and s.state = 'OPEN'
        and ${isPresent(sql`s.assignee_id`, context.today())} group by s.assignee_id order by s.assignee_id`,
  );
}

/** Those whom the person reports to today, on the day, and whom they would report to no more. */
export async function leadersTold(context: Context, journey: ToldJourney): Promise<string[]> {
  const { employeeId, onDay, moment, changes } = journey;
  const kind = "REPORTING_LINE";
  const onThe = async (day: string) => (await registerOn(context, [employeeId], day))(employeeId, kind);
  const former = changes.filter((one) => one.employeeId === employeeId && one.kind === kind).map((one) => one.former);
  const ids = [await onThe(context.today()), await onThe(effectiveOn(moment, onDay)), ...former];
  return [...new Set(ids)].filter((id) => id !== null);
}

/** One step, or those of somebody, perhaps as far as they are due by a day. */
export function stepsDue(
  context: Context,
  asked: { stepId: string } | { journeyId: string; assigneeId: string; until?: string },
): Promise<ToldStep[]> {
  const which =
    "stepId" in asked
      ? sql`s.id = ${asked.stepId}`
      : sql`s.journey_id = ${asked.journeyId} and s.assignee_id = ${asked.assigneeId} and s.state = 'OPEN'
          and s.due_on <= ${asked.until ?? "infinity"}::date`;
  return context.rows<ToldStep>(
    sql`select s.title, s.translations, s.due_on::text as "dueOn" from {lifecycle_step} s where ${which} order by s.due_on, s.position`,
  );
}

/** Whoever got something on the day, with what it is; or from whom it went back. One message, whatever the kinds. */
export async function heirsTold(context: Context, journeyId: string, which: "given" | "back"): Promise<Addressed[]> {
  const rows = await context.rows<{ to: string; what: string; ids: string[] }>(
    sql`select h.to_id as "to", h.kind as what, array_agg(h.record_id::text order by h.record_id) as ids
      from {lifecycle_handing} h where h.journey_id = ${journeyId} and (h.given_at is not null) = ${which === "given"}
      group by h.to_id, h.kind order by h.to_id, h.kind`,
  );
  const told = new Map<string, Addressed>();
  for (const { to, what, ids } of rows) {
    const hands = handerOf(context, what);
    const titles = await hands?.titles(context.seenBy(await context.actorOf(to)), ids);
    const before = told.get(to);
    told.set(to, {
      ...{ to, kind: "handed-over", count: (before?.count ?? 0) + ids.length, what: before ? "ALL" : what },
      kinds: [...(before?.kinds ?? []), { what, count: ids.length }],
      records: [...(before?.records ?? []), ...(titles?.values() ?? [])],
      link: before?.link ?? hands?.place ?? lifecyclePlaces.mine,
    });
  }
  return [...told.values()];
}
