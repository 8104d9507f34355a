import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import type { ShiftEvent } from "../domain/derive.ts";
import type { PostedEntry } from "../domain/ledger.ts";
import type { Latched } from "../domain/thresholds.ts";
import { localDay } from "./scope-sql.ts";

/** All that is kept of one person's points. */
export type Ledger = {
  employeeId: string;
  /** Where the person is. */
  today: string;
  events: ShiftEvent[];
  posted: PostedEntry[];
  latched: Latched[];
  /** An appeal of theirs waits. */
  appealed: boolean;
};

export const eventColumns: Sql = sql`s.id, s.kind, s.day::text as day, s.minutes, s.days,
  s.shift_minutes as "shiftMinutes", s.policy_id as "policyId", s.withdrawn_at is not null as withdrawn`;

export const entryColumns: Sql = sql`n.id, n.event_id as "eventId", n.cause, n.points, n.counts_on::text as "countsOn",
  n.expires_on::text as "expiresOn", n.rules_id as "rulesId", n.rule, n.reverses`;

type Of<Row> = Row & { employeeId: string };

/** The ledgers of these people, in four statements for all. */
export async function readLedgers(context: Context, people: readonly string[]): Promise<Ledger[]> {
  const days = await context.rows<{ employeeId: string; today: string; appealed: boolean }>(
    sql`select e.id as "employeeId", ${localDay(context)}::text as today,
        exists (select from {points_appeal} a where a.employee_id = e.id and a.state = 'ASKED') as appealed
      from {employee} e cross join {organization} o where e.id = any(${people}::uuid[]) order by e.id`,
  );
  const events = await context.rows<Of<ShiftEvent>>(
    sql`select s.employee_id as "employeeId", ${eventColumns} from {shift_event} s
      where s.employee_id = any(${people}::uuid[])`,
  );
  const posted = await context.rows<Of<PostedEntry>>(
    sql`select n.employee_id as "employeeId", ${entryColumns} from {points_entry} n
      where n.employee_id = any(${people}::uuid[]) order by n.id`,
  );
  const latched = await context.rows<Of<Latched>>(
    sql`select x.employee_id as "employeeId", x.id, x.points, x.crossed_on::text as "crossedOn",
        x.held_from::text as "from", x.held_until::text as until from {points_escalation} x
      where x.employee_id = any(${people}::uuid[]) order by x.id`,
  );
  const by = <Row>(rows: readonly Of<Row>[]) => Map.groupBy(rows, ({ employeeId }) => employeeId);
  const [eventsBy, postedBy, latchedBy] = [by(events), by(posted), by(latched)];
  return days.map((person) => ({
    ...person,
    events: eventsBy.get(person.employeeId) ?? [],
    posted: postedBy.get(person.employeeId) ?? [],
    latched: latchedBy.get(person.employeeId) ?? [],
  }));
}
