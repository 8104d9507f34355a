import type { PlannedPerson } from "#app/modules/people/index.ts";
import { addDays } from "#app/platform/time/days.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import {
  severities,
  standardTypes,
  type NoteOutcome,
  type NoteState,
  type Severity,
  type StandardType,
} from "../domain/note.ts";
import type { Step } from "../domain/steps.ts";
import { appealReasons, disagreements, happenings } from "./phrases.ts";

export type PlannedNote = {
  id: string;
  person: PlannedPerson;
  authorId: string;
  type: StandardType;
  severity: Severity;
  step: Step;
  occurredOn: string;
  /** Local date; null for what is not published. */
  publishedOn: string | null;
  state: NoteState;
  outcome: NoteOutcome | null;
  statement: string | null;
  appeal: { state: "SUBMITTED" | "UPHELD" | "DISMISSED"; reason: string } | null;
  returned: boolean;
  body: string;
  witnessId: string | null;
};

const mostNotes = 90;
export const answerDays = 7;

/** A year of notes in a company, the same for the same company; whoever can sign in has one that waits for them. */
export function planNotes(people: readonly PlannedPerson[], seed: string, today: string): PlannedNote[] {
  const random = seededRandom(`disciplinary:${seed}`);
  const led = people.filter(({ managerId }) => managerId !== null);
  const share = Math.min(0.15, mostNotes / Math.max(1, led.length));
  const some = led.filter((person) => !isSignIn(person) && random.chance(share));
  // The first of each is the one that waits to be decided.
  const places = { disagreement: 1, appeal: 1 };
  const past = some.map((person) => pastNote(person, people, { today, random, places }));
  return [...past, ...notesOfSignIns(people, today, random)];
}

const isSignIn = ({ email }: PlannedPerson) => /^(employee|manager|skip|admin)@/.test(email);

type Chance = { today: string; random: SeededRandom; places: { disagreement: number; appeal: number } };

function pastNote(
  person: PlannedPerson,
  people: readonly PlannedPerson[],
  { today, random, places }: Chance,
): PlannedNote {
  const occurredOn = addDays(today, -random.integer(20, 350));
  const note = draftOf(person, occurredOn, random);
  const outcome = random.pick([
    ...(["SIGNED", "SIGNED", "SIGNED", "ACKNOWLEDGED", "ACKNOWLEDGED", "REFUSED", "EXPIRED"] as const),
    ...(places.disagreement < disagreements.length ? (["SIGNED_WITH_DISAGREEMENT"] as const) : []),
  ]);
  const statement = outcome === "SIGNED_WITH_DISAGREEMENT" ? disagreements[places.disagreement++]! : null;
  const appeals = statement !== null && places.appeal < appealReasons.length;
  const state = places.appeal === 1 ? "UPHELD" : "DISMISSED";
  return {
    ...note,
    publishedOn: addDays(occurredOn, random.integer(2, 8)),
    state: appeals && state === "UPHELD" ? "OVERTURNED" : "PUBLISHED",
    outcome,
    statement,
    appeal: appeals ? { state, reason: appealReasons[places.appeal++]! } : null,
    witnessId: random.chance(0.3)
      ? (people.find(({ id }) => id !== person.id && id !== note.authorId)?.id ?? null)
      : null,
  };
}

function draftOf(
  person: PlannedPerson,
  occurredOn: string,
  random: SeededRandom,
  type: StandardType = random.pick([...standardTypes, "LATENESS", "LATENESS", "ABSENCE"] as const),
): PlannedNote {
  const severity = random.pick([...severities, "LOW", "LOW", "LOW", "MEDIUM"] as const);
  const step =
    severity === "LOW" ? random.pick(["NONE", "VERBAL"] as const) : severity === "MEDIUM" ? "WRITTEN" : "FINAL";
  const name = person.firstName;
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${occurredOn}T00:00:00Z`),
  );
  return {
    id: random.id(),
    person,
    authorId: person.managerId!,
    type,
    severity,
    step,
    occurredOn,
    publishedOn: null,
    state: "DRAFT",
    outcome: null,
    statement: null,
    appeal: null,
    returned: false,
    body: happenings[type]({ name, day, random }),
    witnessId: null,
  };
}

/** One to answer for the employee, drafts and what is in review for the manager, a statement for who leads them. */
function notesOfSignIns(people: readonly PlannedPerson[], today: string, random: SeededRandom): PlannedNote[] {
  const named = (part: string) => people.find(({ email }) => email.startsWith(`${part}@`));
  const [employee, manager, skip] = [named("employee"), named("manager"), named("skip")];
  if (!employee?.managerId || !manager) return [];
  const team = people.filter(({ managerId, id }) => managerId === manager.id && id !== employee.id);
  const published = { state: "PUBLISHED" as const, publishedOn: addDays(today, -2) };
  const at = (person: PlannedPerson, days: number) => draftOf(person, addDays(today, -days), random);
  return [
    { ...at(employee, 5), ...published, witnessId: skip?.id ?? null },
    { ...at(employee, 190), state: "PUBLISHED", publishedOn: addDays(today, -186), outcome: "SIGNED" },
    ...(team[0] ? [{ ...at(team[0], 4), state: "IN_REVIEW" as const }] : []),
    ...(team[1] ? [{ ...at(team[1], 9), returned: true }] : []),
    ...(team[3] ? [disputed(draftOf(team[3], addDays(today, -10), random, "LATENESS"), addDays(today, -7))] : []),
    ...(team[2] ? [{ ...at(team[2], 3), ...published, publishedOn: addDays(today, -1) }] : []),
  ];
}

/** Signed while disagreeing, with an appeal that HR has not decided yet. */
function disputed(note: PlannedNote, publishedOn: string): PlannedNote {
  return {
    ...note,
    ...{ state: "PUBLISHED", publishedOn, outcome: "SIGNED_WITH_DISAGREEMENT", statement: disagreements[0]! },
    appeal: { state: "SUBMITTED", reason: appealReasons[0]! },
  };
}

/** Who has not answered has let the last day pass; others took three days. */
export function settledAt({ publishedOn, outcome }: PlannedNote): string {
  return `${addDays(publishedOn!, outcome === "EXPIRED" ? answerDays + 1 : 3)}T14:20:00Z`;
}
