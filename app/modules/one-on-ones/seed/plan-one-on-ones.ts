import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { startOf, type Schedule } from "../domain/schedule.ts";
import { actionPhrases, notePhrases, pointPhrases, privateNotePhrases, privatePointPhrases } from "./phrases.ts";

export type SeedOneOnOnesInput = { people: readonly PlannedPerson[]; seed: string; today: string; timeZone: string };

export type PlannedMeeting = { id: string; position: number; starts: Date; status: string };
export type PlannedSeries = Schedule & {
  id: string;
  organiserId: string;
  partnerId: string;
  minutes: number;
  archived: boolean;
  meetings: PlannedMeeting[];
  points: {
    id: string;
    meetingId: string;
    authorId: string;
    audience: string;
    body: string;
    doneIn: string | null;
    at: Date;
  }[];
  notes: { id: string; meetingId: string; authorId: string; audience: string; body: string; at: Date }[];
  reflections: { meetingId: string; employeeId: string; mood: number; rating: number; at: Date }[];
  actions: {
    id: string;
    meetingId: string;
    text: string;
    ownerId: string;
    otherId: string;
    startDate: string;
    dueDate: string;
    completedOn: string | null;
  }[];
};

const day = 86_400_000;

/** The 1:1s of somebody with who leads them: a year of them for demo people, a quarter for everybody else. */
export function planSeries(
  person: PlannedPerson,
  { demo, now, today, timeZone }: { demo: boolean; now: Date; today: string; timeZone: string },
  random: SeededRandom,
): PlannedSeries {
  const everyWeeks = demo ? 2 : 4;
  const wanted = demo ? 26 : 3;
  const weekday = random.integer(0, 4);
  const first =
    mondayOf(
      new Date(`${today}T00:00:00Z`).getTime() - (wanted * everyWeeks + random.integer(0, everyWeeks - 1)) * 7 * day,
    ) +
    weekday * day;
  const schedule: Schedule = {
    everyWeeks,
    timeZone,
    anchorPosition: 0,
    anchorOn: new Date(first).toISOString().slice(0, 10),
    anchorMinute: 60 * random.integer(9, 16) + (random.chance(0.5) ? 30 : 0),
  };
  const series: PlannedSeries = {
    ...schedule,
    id: random.id(),
    organiserId: person.managerId!,
    partnerId: person.id,
    minutes: random.pick([30, 30, 45, 60]),
    archived: false,
    meetings: [],
    points: [],
    notes: [],
    reflections: [],
    actions: [],
  };
  const count = wanted + Math.ceil(12 / everyWeeks);
  for (let position = 0; position < count; position += 1) planMeeting(series, position, { now, today, demo }, random);
  return series;
}

function mondayOf(at: number): number {
  const weekday = (new Date(at).getUTCDay() + 6) % 7;
  return at - weekday * day;
}

function planMeeting(
  series: PlannedSeries,
  position: number,
  { now, today, demo }: { now: Date; today: string; demo: boolean },
  random: SeededRandom,
): void {
  const starts = startOf(series, position);
  const past = starts.getTime() + series.minutes * 60_000 < now.getTime();
  const status = past
    ? random.chance(0.84)
      ? "ACKNOWLEDGED"
      : random.chance(0.5)
        ? "CANCELLED"
        : "NOT_STARTED"
    : random.chance(0.03)
      ? "CANCELLED"
      : "NOT_STARTED";
  const meeting = { id: random.id(), position, starts, status };
  series.meetings.push(meeting);
  const isNext = !past && !series.meetings.slice(0, -1).some((one) => one.starts > now);
  if (status === "ACKNOWLEDGED") planHeld(series, meeting, { today, demo }, random);
  if (isNext) planAgenda(series, meeting, random);
}

function planHeld(
  series: PlannedSeries,
  { id: meetingId, starts }: PlannedMeeting,
  { today, demo }: { today: string; demo: boolean },
  random: SeededRandom,
): void {
  const both = [series.organiserId, series.partnerId] as const;
  const at = new Date(starts.getTime() + 20 * 60_000);
  const said = severalOf(pointPhrases, 4, random);
  for (let point = 0; point < random.integer(1, demo ? 4 : 2); point += 1)
    series.points.push({
      id: random.id(),
      meetingId,
      authorId: random.pick(both),
      audience: "BOTH",
      body: said[point]!,
      doneIn: meetingId,
      at: new Date(starts.getTime() - day),
    });
  for (const authorId of both)
    if (random.chance(0.5))
      series.notes.push({
        id: random.id(),
        meetingId,
        authorId,
        audience: "BOTH",
        body: `<p>${random.pick(notePhrases)}</p>`,
        at,
      });
  if (demo && random.chance(0.25))
    series.notes.push({
      id: random.id(),
      meetingId,
      authorId: series.organiserId,
      audience: "AUTHOR",
      body: `<p>${random.pick(privateNotePhrases)}</p>`,
      at,
    });
  for (const employeeId of both)
    if (random.chance(0.75))
      series.reflections.push({
        meetingId,
        employeeId,
        mood: random.pick([2, 3, 4, 4, 5]),
        rating: random.pick([3, 3, 4, 4, 5]),
        at,
      });
  if (random.chance(demo ? 0.4 : 0.15)) planAction(series, meetingId, starts, today, random);
}

function planAction(series: PlannedSeries, meetingId: string, starts: Date, today: string, random: SeededRandom): void {
  const mine = random.chance(0.7);
  const startDate = starts.toISOString().slice(0, 10);
  const due = starts.getTime() + random.integer(5, 20) * day;
  const dueDate = new Date(due).toISOString().slice(0, 10);
  // What was agreed on long ago is done.
  const old = Date.parse(today) - due > 30 * day;
  series.actions.push({
    id: random.id(),
    meetingId,
    text: random.pick(actionPhrases),
    ownerId: mine ? series.partnerId : series.organiserId,
    otherId: mine ? series.organiserId : series.partnerId,
    startDate,
    dueDate,
    completedOn: dueDate < today && (random.chance(0.8) || old) ? dueDate : null,
  });
}

/** What lies ahead has something to talk about already, some of it left over. */
function planAgenda(series: PlannedSeries, { id: meetingId, starts }: PlannedMeeting, random: SeededRandom): void {
  const before = series.meetings.filter((one) => one.status === "ACKNOWLEDGED").at(-1);
  const both = [series.organiserId, series.partnerId] as const;
  const at = new Date(Math.min(starts.getTime() - 3 * day, (before?.starts.getTime() ?? starts.getTime()) + day));
  const add = (authorId: string, audience: string, body: string, home: string) =>
    series.points.push({ id: random.id(), meetingId: home, authorId, audience, body, doneIn: null, at });
  const [leftOver, ...anew] = severalOf(pointPhrases, 3, random);
  if (before) add(series.partnerId, "BOTH", leftOver!, before.id);
  for (const [place, authorId] of both.entries())
    if (random.chance(0.8)) add(authorId, "BOTH", anew[place]!, meetingId);
  if (random.chance(0.5)) add(series.partnerId, "AUTHOR", privatePointPhrases[0], meetingId);
  if (random.chance(0.5)) add(series.organiserId, "AUTHOR", random.pick(privatePointPhrases.slice(1)), meetingId);
}

/** So many of them, none twice: two people do not put one thing on an agenda twice. */
function severalOf<Phrase>(phrases: readonly Phrase[], count: number, random: SeededRandom): Phrase[] {
  const left = [...phrases];
  return Array.from({ length: count }, () => left.splice(random.integer(0, left.length - 1), 1)[0]!);
}
