import { companyLanguage, demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Seed, SeededCompany } from "#app/platform/contributions/seed.ts";
import { recordEvents } from "#app/platform/events/record-events.ts";
import { addDays } from "#app/platform/time/days.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "../data/derive-people.ts";
import { standardRules } from "../domain/rules.ts";
import { planEvents, type PlannedEvent } from "./plan-points.ts";
import { seedAppeals } from "./seed-appeals.ts";

const batch = 500;

/** Switches the module on: rules for everybody, a year of shifts, and their points as the product itself derives them. */
async function seedPoints(context: Context, company: SeededCompany, people: readonly PlannedPerson[]): Promise<void> {
  const { seed, today } = company;
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'POINTS')
      where not 'POINTS' = any(enabled_features)`,
  );
  const policyId = await seedRules(context, company);
  const all: PlannedEvent[] = [];
  for (let from = 0; from < people.length; from += batch) {
    const random = seededRandom(`points:${seed}:${from}`);
    const joined = new Map(people.slice(from, from + batch).map((person) => [person.id, person]));
    const events = [...joined.values()].flatMap((person) => planEvents(person, today, random));
    await storePlanned(context, events, policyId);
    all.push(...events);
  }
  await leaveOutBeforeJoining(context);
  await derivePeople(
    context,
    people.map(({ id }) => id),
  );
  await datePast(context, today);
  await seedAppeals(context, company, { people, events: all });
}

async function seedRules(context: Context, { seed, today }: SeededCompany): Promise<string> {
  const random = seededRandom(`points-rules:${seed}`);
  const policyId = random.id();
  const name = (await companyLanguage(context)) === "de" ? "Anwesenheit" : "Attendance";
  const begun = addDays(today, -400);
  await insertRows(
    context,
    "points_policy",
    "id uuid, name text, audience jsonb, created_at timestamptz, version int",
    [{ id: policyId, name, audience: { everyone: true }, created_at: `${begun}T09:00:00Z`, version: 1 }],
  );
  await insertRows(
    context,
    "points_rules",
    "id uuid, policy_id uuid, valid_from date, rules jsonb, recorded_at timestamptz",
    [
      {
        ...{ id: random.id(), policy_id: policyId, valid_from: begun, rules: standardRules },
        recorded_at: `${begun}T09:00:00Z`,
      },
    ],
  );
  return policyId;
}

async function storePlanned(context: Context, events: readonly PlannedEvent[], policyId: string): Promise<void> {
  await insertRows(
    context,
    "shift_event",
    "id uuid, employee_id uuid, kind text, day date, minutes int, days int, shift_minutes int, source text, " +
      "source_id text, note text, policy_id uuid, withdrawn_reason text, recorded_at timestamptz, version int",
    events.map(({ id, employeeId, kind, day, minutes, days, note }) => ({
      ...{ id, employee_id: employeeId, kind, day, minutes, days, note, policy_id: policyId, shift_minutes: 480 },
      ...{ source: "time-clock", source_id: id.slice(0, 13), withdrawn_reason: "", version: 1 },
      recorded_at: `${addDays(day, 1)}T06:30:00Z`,
    })),
  );
}

/** Nobody was late before they joined. */
async function leaveOutBeforeJoining(context: Context): Promise<void> {
  await context.rows(
    sql`delete from {shift_event} s where not exists (select from {assignment} a where a.employee_id = s.employee_id
      and a.kind = 'STATUS' and a.superseded_at is null and a.status <> 'LEFT' and a.valid @> s.day)`,
  );
}

/** What was posted and raised over the year bears the dates of it; what is old was followed up on. */
async function datePast(context: Context, today: string): Promise<void> {
  await context.rows(
    sql`update {points_entry} n set posted_at = s.recorded_at from {shift_event} s where s.id = n.event_id`,
  );
  await context.rows(
    sql`update {points_escalation} x set raised_at = s.recorded_at from {shift_event} s
      where s.employee_id = x.employee_id and s.day = x.crossed_on`,
  );
  await context.rows(
    sql`update {points_escalation} x set state = 'HANDLED', decided_at = x.raised_at,
        comment = case x.escalation_action when 'DISCIPLINARY_NOTE'
          then 'We talked it through and agreed on another start of the shift.'
          else 'Looked at together with the people team; the shifts have been steady since.' end,
        decided_by = (select a.manager_id from {assignment} a where a.employee_id = x.employee_id
          and a.kind = 'REPORTING_LINE' and a.superseded_at is null and upper(a.valid) is null limit 1)
      where x.state = 'OPEN' and x.crossed_on < ${addDays(today, -12)}::date`,
  );
}

/** The demo people's latest, so that their inboxes have a past. */
async function announceLatest(context: Context): Promise<void> {
  const rows = await context.rows<{ employeeId: string; eventId: string }>(
    sql`select s.employee_id as "employeeId", s.id as "eventId" from {shift_event} s
        join {employee} e on e.id = s.employee_id
      where e.work_email ilike 'employee@%' and s.day > ${context.today()}::date - 12 order by s.day`,
  );
  await recordEvents(
    context,
    rows.map((payload) => ({ name: "points.event-recorded", payload })),
  );
}

export const pointsSeed: Seed = {
  after: ["people"],
  run: (context, company) => seedPoints(context, company, demoPeople.of(company)),
  announce: announceLatest,
};
