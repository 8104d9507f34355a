import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { SeededCompany } from "#app/platform/contributions/seed.ts";
import { addDays } from "#app/platform/time/days.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { sql } from "#tenancy/sql.ts";
import type { PlannedEvent } from "./plan-points.ts";

const reasons = [
  "I was at the side gate in time; its clock was five minutes ahead that week.",
  "The shift had been moved to nine, which the plan of that day shows.",
  "I was helping the night shift with the delivery and badged in afterwards.",
];
const declined = ["The badge of the main gate shows the same time.", "The shift plan had been sent two days before."];

/** One appeal waits for the manager who can sign in; some were declined over the year. */
export async function seedAppeals(
  context: Context,
  { seed, today }: SeededCompany,
  { people, events }: { people: readonly PlannedPerson[]; events: readonly PlannedEvent[] },
): Promise<void> {
  const random = seededRandom(`points-appeals:${seed}`);
  const manager = people.find(({ email }) => email.startsWith("manager@"));
  const team = new Set(people.filter(({ managerId }) => managerId === manager?.id).map(({ id }) => id));
  const managerOf = new Map(people.map(({ id, managerId }) => [id, managerId]));
  const there = new Set((await context.rows<{ id: string }>(sql`select id from {shift_event}`)).map(({ id }) => id));
  const known = events.filter(({ id }) => there.has(id));
  const waiting = known
    .filter(({ employeeId }) => team.has(employeeId))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  const old = known.filter(({ day, employeeId }) => day < addDays(today, -40) && managerOf.get(employeeId));
  const decided = old.filter(() => random.chance(0.04)).slice(0, 12);
  const row = ({ id, employeeId, day }: PlannedEvent, place: number) => ({
    ...{ id: random.id(), event_id: id, employee_id: employeeId, reason: reasons[place % reasons.length] },
    ...{ asked_at: `${addDays(day, 2)}T08:20:00Z`, version: 1 },
  });
  await insertRows(
    context,
    "points_appeal",
    "id uuid, event_id uuid, employee_id uuid, reason text, state text, asked_at timestamptz, answer text, " +
      "decided_by uuid, decided_at timestamptz, version int",
    [
      ...(waiting ? [{ ...row(waiting, 0), state: "ASKED", answer: "", decided_by: null, decided_at: null }] : []),
      ...decided.map((event, place) => ({
        ...{ ...row(event, place + 1), state: "DECLINED", answer: declined[place % declined.length] },
        ...{ decided_by: managerOf.get(event.employeeId), decided_at: `${addDays(event.day, 5)}T14:00:00Z` },
      })),
    ],
  );
}
