import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, searchInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { allOf, containing, sql } from "#tenancy/sql.ts";
import { administered, requireScope } from "../data/scope-sql.ts";
import { shiftKinds, type ShiftKind } from "../domain/rules.ts";

export const eventShows = ["STANDING", "WITHDRAWN"] as const;
const dayInput = (said: string) => optionalInput(z.iso.date()).catch(undefined).describe(said);

export const eventListInput = z.object({
  text: searchInput("Words in the name of the person."),
  kind: optionalInput(z.enum(shiftKinds)).catch(undefined).describe("What happened; any where it is left out."),
  show: z.enum(eventShows).catch("STANDING").default("STANDING").describe("Those that count, or that were withdrawn."),
  from: dayInput("From this day of the shift on."),
  to: dayInput("Up to this day of the shift."),
  page: pageInput,
});
export type EventListInput = z.output<typeof eventListInput>;
export const eventPageSize = 50;

/** A shift event of somebody, in a list over people. */
export type ListedEvent = {
  id: string;
  person: { id: string; name: string; photo: string | null };
  kind: ShiftKind;
  day: string;
  minutes: number | null;
  days: number | null;
  points: number;
  appealed: boolean;
  version: number;
};
export type EventList = { input: EventListInput; rows: ListedEvent[]; total: number };

/** Events of the people whose points the actor administers, never their own: the latest day first. */
export async function eventList(
  context: Context,
  input: EventListInput,
  slice = sliceOfPage(input.page, eventPageSize),
): Promise<EventList> {
  await requireScope(context, "company");
  const { text, kind, show, from, to } = input;
  const where = allOf([
    administered(context),
    sql`e.id <> ${context.actor.employeeId}`,
    show === "WITHDRAWN" ? sql`s.withdrawn_at is not null` : sql`s.withdrawn_at is null`,
    ...(text ? [sql`e.display_name ilike ${containing(text)}`] : []),
    ...(kind ? [sql`s.kind = ${kind}`] : []),
    ...(from ? [sql`s.day >= ${from}::date`] : []),
    ...(to ? [sql`s.day <= ${to}::date`] : []),
  ]);
  const rows = await context.rows<ListedEvent>(
    sql`select s.id, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as person, s.kind,
        s.day::text as day, s.minutes, s.days, s.version,
        coalesce((select sum(n.points) from {points_entry} n where n.event_id = s.id), 0)::int as points,
        exists (select from {points_appeal} a where a.event_id = s.id and a.state = 'ASKED') as appealed
      from {shift_event} s join {employee} e on e.id = s.employee_id where ${where}
      order by s.day desc, s.id desc limit ${slice.limit} offset ${slice.offset}`,
  );
  const [counted] = await context.rows<{ total: number }>(
    sql`select count(*)::int as total from {shift_event} s join {employee} e on e.id = s.employee_id where ${where}`,
  );
  return { input, rows, total: counted!.total };
}
