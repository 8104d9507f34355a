import { peopleByIds } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { remindedToday } from "../data/reminded.ts";
import { isReminded, openStates, turns, type Turn } from "../domain/cycle-state.ts";
import { sql } from "#tenancy/sql.ts";

/** Who is waited for: with how many people's raises, to do what, and by which day. */
export type Owing = {
  person: { id: string; name: string; role: string | null; photo?: string | null };
  turn: Exclude<Turn, "DONE">;
  people: number;
  dueOn: string | null;
  overdue: boolean;
};

export type CycleProgress = {
  people: number;
  /** With how many of them it is whose turn. */
  stages: Record<Turn, number>;
  /** The most waited for first, so many at most. */
  owing: Owing[];
  /** How many more are waited for. */
  more: number;
  /** How many people are reminded by hand: those who have not proposed or not approved, shown or not. */
  reminds: number;
  /** Of a published cycle: letters, how many were handed out, and acknowledged. */
  letters: { written: number; released: number; acknowledged: number } | null;
  remindedToday: boolean;
};

const shownAtMost = 50;
const dayOf = { PROPOSER: "proposeBy", APPROVER: "approveBy", PUBLISHER: "publishOn" } as const;

/** How far a launched cycle is, and who still owes what; of counts and names alone, never an amount. */
export async function cycleProgress(context: Context, cycle: CycleRecord): Promise<CycleProgress> {
  const counted = await context.rows<{ turn: Turn; people: number }>(
    sql`select m.turn, count(*)::int as people from {compensation_member} m
      where m.cycle_id = ${cycle.id} and m.excluded is null group by m.turn`,
  );
  const of = (turn: Turn) => counted.find((row) => row.turn === turn)?.people ?? 0;
  const waited = openStates.includes(cycle.state) ? await waitedFor(context, cycle.id) : [];
  const today = context.today();
  const people = await peopleByIds(
    context,
    waited.slice(0, shownAtMost).map(({ id }) => id),
  );
  return {
    people: counted.reduce((sum, row) => sum + row.people, 0),
    stages: Object.fromEntries(turns.map((turn) => [turn, of(turn)])) as CycleProgress["stages"],
    owing: waited.slice(0, shownAtMost).flatMap(({ id, turn, people: count }) => {
      const person = people.get(id);
      const dueOn = cycle.settings[dayOf[turn]] || null;
      return person ? [{ person, turn, people: count, dueOn, overdue: dueOn !== null && dueOn < today }] : [];
    }),
    more: Math.max(0, waited.length - shownAtMost),
    reminds: new Set(waited.filter(isReminded).map(({ id }) => id)).size,
    letters: cycle.state === "PUBLISHED" ? await lettersOf(context, cycle.id) : null,
    remindedToday: await remindedToday(context, cycle.id),
  };
}

/** With whose raises it is whose turn, those with the most first. */
export async function waitedFor(
  context: Context,
  cycleId: string,
): Promise<{ id: string; turn: Owing["turn"]; people: number }[]> {
  return context.rows(
    sql`select m.turn_id as id, m.turn, count(*)::int as people from {compensation_member} m
      where m.cycle_id = ${cycleId} and m.excluded is null and m.turn <> 'DONE' and m.turn_id is not null
      group by m.turn_id, m.turn order by 3 desc, 1, 2`,
  );
}

async function lettersOf(context: Context, cycleId: string): Promise<NonNullable<CycleProgress["letters"]>> {
  const row = await firstRow<NonNullable<CycleProgress["letters"]>>(
    context,
    sql`select count(*)::int as written, count(l.released_at)::int as released, count(l.acknowledged_at)::int as acknowledged
      from {compensation_letter} l where l.cycle_id = ${cycleId} and l.withdrawn_at is null`,
  );
  return row!;
}
