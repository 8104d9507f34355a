import { liveReportingLine } from "#app/modules/people/index.ts";
import { tasksInBrief, type TaskBrief } from "#app/modules/initiatives/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { SeriesRecord } from "../data/one-on-one-record.ts";
import { typedSince } from "../data/shared-note-record.ts";
import { textsReadable } from "../data/text-rules-sql.ts";
import type { HandoverState, HandoverWhat } from "../domain/handover.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** Who leads the employee today, and the 1:1s they had with who did before. */
export type ManagerChange = {
  employeeId: string;
  managerId: string;
  former: { seriesId: string; id: string; name: string; held: number };
};

/** A change of manager that this series stands for; null where the two are not an employee and their manager, or nobody was before. */
export async function managerChangeOf(
  context: Context,
  { id, organiserId, partnerId }: Pick<SeriesRecord, "id" | "organiserId" | "partnerId">,
): Promise<ManagerChange | null> {
  return firstRow<ManagerChange>(
    context,
    sql`select a.employee_id as "employeeId", a.manager_id as "managerId",
        jsonb_build_object('seriesId', f.id, 'id', was.id, 'name', was.display_name, 'held', met.held) as former
      from {assignment} a
        join {one_on_one_series} f on (f.partner_id = a.employee_id and f.relation = 'REPORTEE')
          or (f.organiser_id = a.employee_id and f.relation = 'MANAGER')
        join {employee} was on was.id = case when f.organiser_id = a.employee_id then f.partner_id else f.organiser_id end
        cross join lateral (select count(*)::int as held, max(m.starts_at) as latest from {one_on_one_meeting} m
          where m.series_id = f.id and m.status = 'ACKNOWLEDGED') met
     where ${liveReportingLine(context.today())} and (a.employee_id, a.manager_id) in ((${organiserId}::uuid,
         ${partnerId}::uuid), (${partnerId}::uuid, ${organiserId}::uuid))
       and f.id <> ${id} and was.id not in (a.manager_id, a.employee_id) and met.held > 0
     order by met.latest desc limit 1`,
  );
}

/** What the page of a meeting asks and says of it. */
export type ShownHandover = {
  /** What the reader is: who leads the other one now, or who is led. */
  as: "MANAGER" | "EMPLOYEE";
  former: { name: string; held: number };
  /** Open action items of the employee that would go over; for who leads alone. */
  actions: number;
  what: HandoverWhat | null;
  state: HandoverState | "OPEN";
};

/** The question that a change of manager puts, or what came of it; null where there is nothing to ask or to say. */
export async function handoverOf(context: Context, series: SeriesRecord): Promise<ShownHandover | null> {
  const stored = await firstRow<{
    what: HandoverWhat;
    state: HandoverState;
    managerId: string;
    name: string;
    held: number;
  }>(
    context,
    sql`select h.what, h.state, h.manager_id as "managerId", was.display_name as name,
        (select count(*)::int from {one_on_one_meeting} m where m.series_id = f.id and m.status = 'ACKNOWLEDGED') as held
      from {one_on_one_handover} h join {one_on_one_series} f on f.id = h.former_series_id
        join {employee} was on was.id = case when f.organiser_id = h.employee_id then f.partner_id else f.organiser_id end
     where h.series_id = ${series.id}`,
  );
  const me = context.actor.employeeId;
  if (stored) {
    const { what, state, managerId, name, held } = stored;
    return { as: managerId === me ? "MANAGER" : "EMPLOYEE", former: { name, held }, actions: 0, what, state };
  }
  const change = await managerChangeOf(context, series);
  if (change?.managerId !== me) return null;
  const { name, held } = change.former;
  const actions = (await openActionsOf(context, change)).length;
  return { as: "MANAGER", former: { name, held }, actions, what: null, state: "OPEN" };
}

/** Open action items of the employee from the 1:1s with their former manager, as far as the actor may see them. */
export async function openActionsOf(
  context: Context,
  { employeeId, former }: Pick<ManagerChange, "employeeId" | "former">,
): Promise<TaskBrief[]> {
  if (!context.actor.features.includes("TASK")) return [];
  const rows = await context.rows<{ id: string }>(
    sql`select initiative_id as id from {one_on_one_action} where series_id = ${former.seriesId} limit 500`,
  );
  const tasks = await tasksInBrief(
    context,
    rows.map(({ id }) => id),
  );
  return tasks.filter(({ completedOn, owners }) => completedOn === null && owners.some(({ id }) => id === employeeId));
}

export type HandedOverNote = { id: string; startsAt: string; body: string };

/** Shared notes of the 1:1s with a former manager, the latest first, as far as the actor may read them: by consent alone. */
export async function handedOverNotes(context: Context, seriesId: string): Promise<HandedOverNote[]> {
  const readable = await textsReadable(context, "w");
  const typed = await typedSince(
    context,
    sql`n.meeting_id in (select m.id from {one_on_one_handover} h
    join {one_on_one_meeting} m on m.series_id = h.former_series_id where h.series_id = ${seriesId} and h.state = 'AGREED')`,
  );
  const body = sql`coalesce(${JSON.stringify(typed)}::jsonb ->> w.meeting_id::text, w.body)`;
  return context.rows<HandedOverNote>(
    sql`select m.id, ${instant(sql`m.starts_at`)} as "startsAt", ${body} as body
      from {one_on_one_handover} handed join {one_on_one_series} s on s.id = handed.former_series_id
        join {one_on_one_meeting} m on m.series_id = s.id join {one_on_one_shared_note} w on w.meeting_id = m.id
     where handed.series_id = ${seriesId} and handed.state = 'AGREED' and ${body} <> '' and (${readable})
     order by m.starts_at desc limit 200`,
  );
}
