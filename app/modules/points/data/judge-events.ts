import { isPresent, managersAbove, unitsAroundEach } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { unitsAdministered } from "../policy.ts";
import { sql } from "#tenancy/sql.ts";
import type { ShiftKind } from "../domain/rules.ts";
import { localDay } from "./scope-sql.ts";

/** A shift event as it arrives. `sourceId` tells the same one when it is sent again. */
export type EventLine = {
  employeeId: string;
  kind: ShiftKind;
  day: string;
  minutes: number | null;
  days: number | null;
  shiftMinutes: number | null;
  note: string;
  source: string;
  sourceId: string | null;
};

/** What would become of one: why it is refused, or which event it makes, changes, or is already. */
export type JudgedEvent = { line: EventLine } & (
  | { outcome: "REFUSED"; problem: string; field: string }
  | { outcome: "CREATED" }
  | { outcome: "CHANGED"; eventId: string; was: EventLine }
  | { outcome: "UNCHANGED"; eventId: string }
);

type Known = EventLine & { id: string; withdrawn: boolean };

const atOnce = 5000;

/**
 * Judges events against what is there, a fixed number of statements for some thousands. Nothing is stored. Who is not the
 * actor's to record for is as unknown as who does not exist.
 */
export async function judgeEvents(
  context: Context,
  lines: readonly EventLine[],
  progress: Progress = unseen,
): Promise<JudgedEvent[]> {
  const mine = await recordableOf(context, lines);
  const seen = new Set<string>();
  const judged: JudgedEvent[] = [];
  for (let from = 0; from < lines.length; from += atOnce) {
    judged.push(...(await judgeSome(context, lines.slice(from, from + atOnce), { mine, seen })));
    await progress(judged.length, lines.length, "COMPARING");
  }
  return judged;
}

/** `seen` are the events that earlier lines told of; these lines add theirs. */
async function judgeSome(
  context: Context,
  lines: readonly EventLine[],
  { mine, seen }: { mine: ReadonlySet<string>; seen: Set<string> },
): Promise<JudgedEvent[]> {
  const { future, absent } = await daysThatCannotBe(context, lines);
  const known = await knownEvents(context, lines);
  return lines.map((line, place): JudgedEvent => {
    const refused = (problem: string, field: string) => ({ outcome: "REFUSED" as const, line, problem, field });
    if (!mine.has(line.employeeId)) return refused("points.unknown-person", "employeeId");
    if (future.has(place)) return refused("points.future-day", "day");
    if (absent.has(place)) return refused("points.not-employed", "day");
    if (seen.has(keyOf(line))) return refused("points.twice", line.sourceId === null ? "day" : "sourceId");
    seen.add(keyOf(line));
    const there = known.get(keyOf(line));
    if (!there) return { outcome: "CREATED", line };
    if (there.withdrawn || isSame(there, line)) return { outcome: "UNCHANGED", line, eventId: there.id };
    if (there.employeeId !== line.employeeId) return refused("points.other-person", "employeeId");
    return { outcome: "CHANGED", line, eventId: there.id, was: there };
  });
}

/** By its source's word, or where it has none by whom, what and when. */
function keyOf({ source, sourceId, employeeId, kind, day }: EventLine): string {
  return sourceId === null ? `${employeeId} ${kind} ${day}` : `${source} ${sourceId}`;
}

function isSame(one: EventLine, other: EventLine): boolean {
  const said = ({ employeeId, kind, day, minutes, days, shiftMinutes }: EventLine) =>
    [employeeId, kind, day, minutes, days, shiftMinutes].join(" ");
  return said(one) === said(other);
}

async function recordableOf(context: Context, lines: readonly EventLine[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(lines.map(({ employeeId }) => employeeId))];
  const there = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where e.id = any(${asked}::uuid[])`,
  );
  const people = there.map(({ id }) => id);
  const ability = await context.ability();
  const above = await managersAbove(context, people);
  const unitsOf = await unitsAroundEach(context, unitsAdministered(context.actor).length > 0 ? people : []);
  const may = (employeeId: string) =>
    ability.decide("record", {
      ...{ kind: "Points", employeeId, managerIds: above.get(employeeId) ?? [] },
      orgUnitIds: unitsOf(employeeId),
    }).allowed;
  return new Set(people.filter(may));
}

async function daysThatCannotBe(context: Context, lines: readonly EventLine[]) {
  const asked = lines.map(({ employeeId, day }, place) => ({ place, employee_id: employeeId, day }));
  const rows = await context.rows<{ place: number; future: boolean }>(
    sql`select r.place, r.day > ${localDay(context)} as future
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r (place int, employee_id uuid, day date)
        join {employee} e on e.id = r.employee_id cross join {organization} o
      where r.day > ${localDay(context)} or not ${isPresent(sql`e.id`, sql`r.day`)}`,
  );
  const places = (future: boolean) => new Set(rows.filter((row) => row.future === future).map(({ place }) => place));
  return { future: places(true), absent: places(false) };
}

async function knownEvents(context: Context, lines: readonly EventLine[]): Promise<ReadonlyMap<string, Known>> {
  const asked = lines.map(({ employeeId, kind, day, source, sourceId }) => ({
    ...{ employee_id: employeeId, kind, day, source, source_id: sourceId },
  }));
  const columns = sql`s.id, s.employee_id as "employeeId", s.kind, s.day::text as day, s.minutes, s.days,
    s.shift_minutes as "shiftMinutes", s.note, s.source, s.source_id as "sourceId", s.withdrawn_at is not null as withdrawn`;
  const said = sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
    as r (employee_id uuid, kind text, day date, source text, source_id text)`;
  const bySource = await context.rows<Known>(
    sql`select ${columns} from ${said} join {shift_event} s on s.source = r.source and s.source_id = r.source_id`,
  );
  const byDay = await context.rows<Known>(
    sql`select ${columns} from ${said} join {shift_event} s on s.employee_id = r.employee_id and s.day = r.day
      and s.kind = r.kind and s.withdrawn_at is null where r.source_id is null`,
  );
  return new Map([
    ...byDay.map((one) => [keyOf({ ...one, sourceId: null }), one] as const),
    ...bySource.map((one) => [keyOf(one), one] as const),
  ]);
}
