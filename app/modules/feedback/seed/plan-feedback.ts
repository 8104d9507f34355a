import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { AskState } from "../domain/ask.ts";
import { sentiments, type Sentiment } from "../domain/sentiment.ts";
import type { Visibility } from "../domain/visibility.ts";
import type { FeedbackTexts } from "./demo-texts.ts";

/** Chance, and what is said, each text once. */
export type Chance = SeededRandom & { readonly texts: FeedbackTexts };

export type PlannedFeedback = {
  id: string;
  askId: string | null;
  authorId: string;
  receiverId: string | null;
  managerId: string | null;
  requesterId: string | null;
  sentiment: Sentiment;
  visibility: Visibility;
  body: string;
  createdOn: string;
  thankedOn: string | null;
  changeNote: string | null;
};
export type PlannedAsk = {
  id: string;
  requestId: string;
  providerId: string;
  state: AskState;
  reason: string | null;
  changedOn: string;
};
export type PlannedRequest = {
  id: string;
  requesterId: string;
  receiverId: string;
  question: string;
  visibility: Visibility;
  createdOn: string;
  dueOn: string | null;
  asks: PlannedAsk[];
};
export type PlannedYear = { feedback: PlannedFeedback[]; requests: PlannedRequest[] };

export type Circle = { person: PlannedPerson; colleagues: readonly PlannedPerson[]; manager: PlannedPerson | null };

const isDemo = ({ email }: PlannedPerson) => /^(employee|manager|skip|admin)@/.test(email);
const daysBefore = (today: string, days: number) => addDays(today, -days);

/** A year of what one person was given by those they work with, asked for, and wrote down for themselves. */
export function planYear(circle: Circle, today: string, random: Chance): PlannedYear {
  const demo = isDemo(circle.person);
  if (circle.colleagues.length === 0) return { feedback: [], requests: [] };
  const given = Array.from({ length: demo ? random.integer(9, 14) : random.integer(1, 4) }, () =>
    planGiven(circle, today, random),
  );
  const written = demo || random.chance(0.1) ? Array.from({ length: 3 }, () => planNote(circle, today, random)) : [];
  const requests = demo
    ? [planRequest(circle, today, random, 6, true), planRequest(circle, today, random, 120, false)]
    : random.chance(0.2)
      ? [planRequest(circle, today, random, random.integer(3, 200), random.chance(0.4))]
      : [];
  if (demo && circle.colleagues.length > 3) requests.push(planAskedOf(circle, today, random));
  return {
    feedback: [...given, ...written, ...requests.flatMap((request) => answersTo(request, circle, random))],
    requests,
  };
}

function planGiven(circle: Circle, today: string, random: Chance): PlannedFeedback {
  const { person, manager } = circle;
  const author = random.pick(circle.colleagues);
  const sentiment = random.chance(0.62) ? sentiments[0] : random.chance(0.75) ? sentiments[1] : sentiments[2];
  const visibility: Visibility =
    sentiment === "APPRECIATIVE" && random.chance(0.7)
      ? "PUBLIC"
      : manager && author.id !== manager.id && random.chance(0.12)
        ? "MANAGER"
        : random.chance(0.6)
          ? "RECEIVER_AND_MANAGER"
          : "RECEIVER";
  const days = random.chance(0.4) ? random.integer(1, 45) : random.integer(20, 340);
  const createdOn = dayOver(today, daysBefore(today, days), person.joinedOn, author.joinedOn);
  const seen = visibility !== "MANAGER";
  return {
    ...ofPerson(circle, random, { authorId: author.id, sentiment, visibility, createdOn }),
    body: named(random.texts.said(sentiment), person),
    thankedOn: seen && random.chance(0.45) ? createdOn : null,
    changeNote: seen && sentiment === "CONSTRUCTIVE" && random.chance(0.3) ? random.texts.change() : null,
  };
}

/** A note of the person's own about somebody they work with. */
function planNote(circle: Circle, today: string, random: Chance): PlannedFeedback {
  const about = random.pick(circle.colleagues);
  return {
    ...ofPerson(circle, random, {
      authorId: circle.person.id,
      sentiment: "NEUTRAL",
      visibility: "NONE",
      createdOn: dayOver(today, daysBefore(today, random.integer(1, 60)), circle.person.joinedOn, about.joinedOn),
    }),
    receiverId: about.id,
    managerId: null,
    body: named(random.texts.note(), about),
    thankedOn: null,
    changeNote: null,
  };
}

type Shared = Pick<PlannedFeedback, "authorId" | "sentiment" | "visibility" | "createdOn">;

function ofPerson({ person, manager }: Circle, random: Chance, shared: Shared) {
  return {
    id: random.id(),
    askId: null,
    requesterId: null,
    receiverId: person.id,
    managerId: manager?.id ?? null,
    ...shared,
  };
}

/** What the person asked several colleagues about their own work. */
function planRequest(circle: Circle, today: string, random: Chance, days: number, open: boolean): PlannedRequest {
  const { person } = circle;
  const createdOn = dayOver(today, daysBefore(today, days), person.joinedOn);
  return {
    requesterId: person.id,
    receiverId: person.id,
    question: random.texts.question(),
    visibility: "RECEIVER_AND_MANAGER",
    createdOn,
    dueOn: addDays(createdOn, 14),
    ...asksOf(someOf(circle.colleagues, open ? 4 : 3, random), createdOn, open, random),
  };
}

/** What a colleague asked the person, and still waits for; a manager asks about one they both work with. */
function planAskedOf(circle: Circle, today: string, random: Chance): PlannedRequest {
  const { person, manager, colleagues } = circle;
  const createdOn = dayOver(today, daysBefore(today, 4), person.joinedOn);
  const peers = colleagues.filter(({ managerId }) => managerId !== null && managerId === manager?.id);
  const about = manager && peers.length > 0 && random.chance(0.5) ? random.pick(peers) : null;
  const requester = about ? manager! : random.pick(colleagues);
  const id = random.id();
  return {
    id,
    requesterId: requester.id,
    receiverId: (about ?? requester).id,
    question: about ? named(random.texts.questionAbout(), about) : random.texts.question(),
    visibility: "RECEIVER_AND_MANAGER",
    createdOn,
    dueOn: addDays(today, 3),
    asks: [
      { id: random.id(), requestId: id, providerId: person.id, state: "ASKED", reason: null, changedOn: createdOn },
    ],
  };
}

function asksOf(
  people: readonly PlannedPerson[],
  createdOn: string,
  open: boolean,
  random: Chance,
): { id: string; asks: PlannedAsk[] } {
  const id = random.id();
  const states: AskState[] = open
    ? ["ANSWERED", "ASKED", "ACCEPTED", "DECLINED"]
    : ["ANSWERED", "ANSWERED", "DECLINED"];
  const asks = people.map((one, index): PlannedAsk => {
    const state = states[index] ?? "ASKED";
    return {
      id: random.id(),
      requestId: id,
      providerId: one.id,
      state,
      reason: state === "DECLINED" ? random.texts.reason() : null,
      changedOn: createdOn,
    };
  });
  return { id, asks };
}

function answersTo(request: PlannedRequest, { person, manager }: Circle, random: Chance): PlannedFeedback[] {
  return request.asks
    .filter(({ state }) => state === "ANSWERED")
    .map(({ id, providerId, changedOn }) => {
      const sentiment = random.chance(0.5) ? "CONSTRUCTIVE" : "APPRECIATIVE";
      return {
        id: random.id(),
        askId: id,
        authorId: providerId,
        receiverId: person.id,
        managerId: manager?.id ?? null,
        requesterId: request.requesterId,
        sentiment,
        visibility: request.visibility,
        body: named(random.texts.said(sentiment), person),
        createdOn: changedOn,
        thankedOn: random.chance(0.5) ? changedOn : null,
        changeNote: null,
      };
    });
}

function someOf(people: readonly PlannedPerson[], count: number, random: Chance): PlannedPerson[] {
  const left = [...people];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.integer(0, left.length - 1), 1)[0]!,
  );
}

/** The last of these days, and one that is over: whenever the demo is made, nothing of it lies ahead of the clock. */
function dayOver(today: string, ...days: string[]): string {
  const yesterday = addDays(today, -1);
  const last = [...days].sort().at(-1)!;
  return last < yesterday ? last : yesterday;
}
const named = (text: string, { firstName }: PlannedPerson) => text.replaceAll("{name}", firstName);
