import { seedTasks } from "#app/modules/initiatives/index.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { templates } from "./phrases.ts";
import { planSeries, type PlannedSeries, type SeedOneOnOnesInput } from "./plan-one-on-ones.ts";
import { sql } from "#tenancy/sql.ts";

/** People in one statement: enough to be quick, few enough to stay small in memory. */
const batch = 250;
const demoPerson = /^(employee|manager|skip|admin)@/;

/** Switches the module on and gives everybody 1:1s with who leads them; the same for the same input. */
export async function seedOneOnOnes(context: Context, input: SeedOneOnOnesInput): Promise<void> {
  const { people, seed, today, timeZone } = input;
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'CHECK_IN')
      where not 'CHECK_IN' = any(enabled_features)`,
  );
  const demo = new Set(people.filter(({ email }) => demoPerson.test(email)).map(({ id }) => id));
  const led = people.filter(({ managerId }) => managerId !== null);
  const now = context.clock.now();
  for (let from = 0; from < led.length; from += batch) {
    const random = seededRandom(`one-on-ones:${seed}:${from}`);
    const planned = led
      .slice(from, from + batch)
      .filter((person) => demo.has(person.id) || demo.has(person.managerId!) || random.chance(0.9))
      .map((person) =>
        planSeries(person, { demo: demo.has(person.id) || demo.has(person.managerId!), now, today, timeZone }, random),
      );
    await store(context, [...planned, ...putAway(led.slice(from, from + batch), demo, input, now)]);
  }
  await storeTemplates(context, people, seed);
}

/** Each demo person has a series with a colleague that was put away. */
function putAway(
  people: readonly PlannedPerson[],
  demo: ReadonlySet<string>,
  { seed, today, timeZone }: SeedOneOnOnesInput,
  now: Date,
): PlannedSeries[] {
  const random = seededRandom(`one-on-ones-put-away:${seed}`);
  return people
    .filter(({ id }) => demo.has(id))
    .flatMap((person) => {
      const colleague =
        people.find(({ id, managerId }) => id !== person.id && managerId === person.managerId) ??
        people.find(({ id }) => id !== person.id && id !== person.managerId);
      if (!colleague) return [];
      const series = planSeries({ ...person, managerId: colleague.id }, { demo: false, now, today, timeZone }, random);
      const meetings = series.meetings.filter(({ starts }) => starts < now);
      const kept = new Set(meetings.map(({ id }) => id));
      const inside = <Row extends { meetingId: string }>(rows: Row[]) =>
        rows.filter(({ meetingId }) => kept.has(meetingId));
      return [
        {
          ...series,
          archived: true,
          meetings,
          points: inside(series.points),
          notes: inside(series.notes),
          reflections: inside(series.reflections),
          actions: [],
        },
      ];
    });
}

async function store(context: Context, all: readonly PlannedSeries[]): Promise<void> {
  await insertRows(
    context,
    "one_on_one_series",
    "id uuid, organiser_id uuid, partner_id uuid, relation text, every_weeks smallint, minutes smallint, " +
      "time_zone text, anchor_position int, anchor_on date, anchor_minute smallint, in_calendar boolean, " +
      "archived_at timestamptz, created_at timestamptz",
    all.map((one) => ({
      id: one.id,
      organiser_id: one.organiserId,
      partner_id: one.partnerId,
      relation: one.archived ? "PEER" : "REPORTEE",
      every_weeks: one.everyWeeks,
      minutes: one.minutes,
      time_zone: one.timeZone,
      anchor_position: 0,
      anchor_on: one.anchorOn,
      anchor_minute: one.anchorMinute,
      in_calendar: true,
      archived_at: one.archived ? one.meetings.at(-1)?.starts : null,
      created_at: `${one.anchorOn}T07:00:00Z`,
    })),
  );
  await insertRows(
    context,
    "one_on_one_meeting",
    "id uuid, series_id uuid, position int, starts_at timestamptz, ends_at timestamptz, status text, " +
      "status_before text, moved boolean, opened_at timestamptz, acknowledged_at timestamptz, " +
      "acknowledged_by uuid, sequence int",
    all.flatMap((one) =>
      one.meetings.map(({ id, position, starts, status }) => {
        const ends = new Date(starts.getTime() + one.minutes * 60_000);
        const held = status === "ACKNOWLEDGED";
        return {
          id,
          series_id: one.id,
          position,
          starts_at: starts,
          ends_at: ends,
          status,
          status_before: status === "CANCELLED" ? "NOT_STARTED" : null,
          moved: false,
          opened_at: held ? starts : null,
          acknowledged_at: held ? ends : null,
          acknowledged_by: held ? one.organiserId : null,
          sequence: 0,
        };
      }),
    ),
  );
  await storeReplies(context, all);
  await storeTexts(context, all);
  await storeSaid(context, all);
  await seedTasks(
    context,
    all.flatMap(({ actions }) => actions),
  );
}

/** Who arranged what lies ahead will be there; the other one has said so of most. */
async function storeReplies(context: Context, all: readonly PlannedSeries[]): Promise<void> {
  const [ahead, now] = ["NOT_STARTED", context.clock.now()] as const;
  const rows = all.flatMap(({ organiserId, partnerId, meetings }) =>
    meetings
      .filter(({ starts, status }) => starts > now && status === ahead)
      .flatMap(({ id: meeting_id, position }) =>
        [organiserId, ...(position % 3 === 0 ? [] : [partnerId])].map((employee_id) => ({
          ...{ meeting_id, employee_id, reply: "ACCEPTED", sequence: 0, replied_at: now },
        })),
      ),
  );
  await insertRows(
    context,
    "one_on_one_reply",
    "meeting_id uuid, employee_id uuid, reply text, sequence int, replied_at timestamptz",
    rows,
  );
}

async function storeTexts(context: Context, all: readonly PlannedSeries[]): Promise<void> {
  await insertRows(
    context,
    "one_on_one_point",
    "id uuid, series_id uuid, meeting_id uuid, author_id uuid, audience text, body text, source text, " +
      "place int, done_in uuid, done_by uuid, done_at timestamptz, created_at timestamptz",
    all.flatMap((one) =>
      one.points.map(({ id, meetingId, authorId, audience, body, doneIn, at }, place) => ({
        id,
        series_id: one.id,
        meeting_id: meetingId,
        author_id: authorId,
        audience,
        body,
        source: "OWN",
        place,
        done_in: doneIn,
        done_by: doneIn && one.organiserId,
        done_at: doneIn && at,
        created_at: at,
      })),
    ),
  );
}

async function storeSaid(context: Context, all: readonly PlannedSeries[]): Promise<void> {
  await insertRows(
    context,
    "one_on_one_note",
    "id uuid, meeting_id uuid, author_id uuid, body text, updated_at timestamptz",
    all.flatMap(({ notes }) =>
      notes
        .filter(({ audience }) => audience === "AUTHOR")
        .map(({ id, meetingId, authorId, body, at }) => ({
          ...{ id, meeting_id: meetingId, author_id: authorId, body, updated_at: at },
        })),
    ),
  );
  await insertRows(
    context,
    "one_on_one_shared_note",
    "meeting_id uuid, body text, folded int, latest int, updated_at timestamptz",
    all.flatMap(({ notes }) => sharedNotes(notes)),
  );
  await insertRows(
    context,
    "one_on_one_reflection",
    "meeting_id uuid, employee_id uuid, mood smallint, rating smallint, updated_at timestamptz",
    all.flatMap(({ reflections }) =>
      reflections.map(({ meetingId, employeeId, mood, rating, at }) => ({
        meeting_id: meetingId,
        employee_id: employeeId,
        mood,
        rating,
        updated_at: at,
      })),
    ),
  );
  await insertRows(
    context,
    "one_on_one_action",
    "initiative_id uuid, series_id uuid, meeting_id uuid, created_at timestamptz",
    all.flatMap((one) =>
      one.actions.map(({ id, meetingId, startDate }) => ({
        initiative_id: id,
        series_id: one.id,
        meeting_id: meetingId,
        created_at: `${startDate}T10:00:00Z`,
      })),
    ),
  );
}

/** What each said of a meeting stands in one text of both. */
function sharedNotes(notes: PlannedSeries["notes"]): object[] {
  const shared = Map.groupBy(
    notes.filter(({ audience }) => audience === "BOTH"),
    ({ meetingId }) => meetingId,
  );
  return [...shared].map(([meetingId, said]) => ({
    ...{ meeting_id: meetingId, folded: 0, latest: 0, updated_at: said[0]!.at },
    body: said.map(({ body }) => body).join(""),
  }));
}

async function storeTemplates(context: Context, people: readonly PlannedPerson[], seed: string): Promise<void> {
  const random = seededRandom(`one-on-one-templates:${seed}`);
  const author = people.find(({ email }) => email.startsWith("admin@")) ?? people[0]!;
  for (const { name, points } of templates)
    await context.rows(
      sql`insert into {one_on_one_template} (id, name, points, created_by, created_at) values (${random.id()}, ${name},
        ${[...points]}::text[], ${author.id}, ${context.clock.now()})`,
    );
}

export const oneOnOnesSeed: Seed = {
  after: ["people"],
  run: (context, company) => seedOneOnOnes(context, { ...company, people: demoPeople.of(company) }),
};
