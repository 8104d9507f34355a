import { firstRow, type Context } from "#app/platform/context/context.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { localDay } from "../data/scope-sql.ts";
import { costColumns, costed, standingEntry, type Cost, type CostRow } from "../data/standing-entry.ts";
import { eventWords, type Words } from "../domain/event-words.ts";
import type { ShiftKind } from "../domain/rules.ts";
import { wordsOf } from "./words.ts";

type Measured = { day: string; kind: ShiftKind; minutes: number | null; days: number | null };

/** An event as notices tell of it, with what the person has on that day in all. */
export type ToldEvent = Measured &
  Cost & {
    employeeId: string;
    name: string;
    language: string;
    today: string;
    balance: number;
    withdrawnReason: string | null;
    recordedBy: string | null;
    granted: boolean;
  };

/** What somebody has today in all, and in which language they are told. */
export function balanceOf(
  context: Context,
  employeeId: string,
): Promise<Pick<ToldEvent, "employeeId" | "language" | "balance"> | null> {
  return firstRow(
    context,
    sql`select e.id as "employeeId", coalesce(e.language, o.language) as language, ${balanceToday(context)} as balance
      from {employee} e cross join {organization} o where e.id = ${employeeId}`,
  );
}

const balanceToday = (context: Context) => sql`coalesce((select sum(b.points) from {points_entry} b
  where b.employee_id = e.id and b.counts_on <= ${localDay(context)} and b.expires_on > ${localDay(context)}), 0)::int`;

export async function toldEvent(context: Context, eventId: string): Promise<ToldEvent | null> {
  const found = await firstRow<Omit<ToldEvent, "band"> & CostRow>(
    context,
    sql`select e.id as "employeeId", e.display_name as name, coalesce(e.language, o.language) as language,
        ${localDay(context)}::text as today,
        s.day::text as day, s.kind, s.minutes, s.days, s.recorded_by as "recordedBy", ${costColumns},
        case when s.withdrawn_at is null then null else '' end as "withdrawnReason",
        ${balanceToday(context)} as balance,
        exists (select from {points_appeal} a where a.event_id = s.id and a.state = 'GRANTED') as granted
      from {shift_event} s join {employee} e on e.id = s.employee_id cross join {organization} o ${standingEntry}
      where s.id = ${eventId}`,
  );
  return found && costed(found);
}

/** An event that counted on a day, with its points of then. */
export type CountedEvent = Measured & { points: number; expiresOn: string };

/** What of somebody counted on a day, the earliest first. */
export function countedOn(
  context: Context,
  { employeeId, on }: { employeeId: string; on: string },
): Promise<CountedEvent[]> {
  return context.rows<CountedEvent>(
    sql`select s.day::text as day, s.kind, s.minutes, s.days, sum(n.points)::int as points,
        max(n.expires_on)::text as "expiresOn"
      from {points_entry} n join {shift_event} s on s.id = n.event_id
      where n.employee_id = ${employeeId} and n.counts_on <= ${on}::date and n.expires_on > ${on}::date
        and s.withdrawn_at is null
      group by s.id, s.day, s.kind, s.minutes, s.days having sum(n.points) > 0 order by s.day, s.id`,
  );
}

/** The room's words for somebody who reads this language. */
export function wordsFor(context: Context, language: string | null): Words & ReturnType<typeof eventWords> {
  const spoken = asLanguage(language);
  const words: Words = { t: wordsOf(spoken), format: createFormat(spoken, "UTC", toldBy(context.tenant)) };
  return { ...words, ...eventWords(words) };
}
