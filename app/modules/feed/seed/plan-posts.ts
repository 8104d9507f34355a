import { Temporal } from "temporal-polyfill";
import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { readersOf, type Audience } from "../domain/audience.ts";
import { reactionKinds, type PostKind } from "../domain/post.ts";
import type { FeedTexts } from "./feed-texts.ts";

export type PlannedPost = {
  id: string;
  kind: PostKind;
  audience: Audience;
  authorId: string;
  body: string;
  named: { id: string; name: string } | null;
  /** Empty where everybody reads it. */
  readers: string[];
  postedAt: string;
  reactions: { employeeId: string; kind: string }[];
  replies: { id: string; authorId: string; body: string; createdAt: string }[];
};

type Plan = { kind: PostKind; audience: Audience; says: Exclude<keyof FeedTexts, "reply"> };

/** Much praise, some news, a little for the team alone, and now and then advice that only one person reads. */
const plans: readonly (readonly [share: number, plan: Plan])[] = [
  [0.42, { kind: "KUDOS", audience: "ORGANIZATION", says: "praise" }],
  [0.78, { kind: "POST", audience: "ORGANIZATION", says: "news" }],
  [0.9, { kind: "POST", audience: "TEAM", says: "team" }],
  [1, { kind: "FEEDBACK", audience: "PEOPLE", says: "advice" }],
];

/** A year of posts of these people, among all of a company. */
export function planPosts(
  authors: readonly PlannedPerson[],
  people: readonly PlannedPerson[],
  today: string,
  { random, texts }: Pick<Company, "random" | "texts">,
): PlannedPost[] {
  const reportsOf = Map.groupBy(people, ({ managerId }) => managerId);
  return authors.flatMap((author) => {
    const demo = /^(employee|manager|skip|admin)@/.test(author.email);
    const count = demo ? 6 : random.integer(0, 4);
    return Array.from({ length: count }, () => planPost(author, { people, reportsOf, today, random, texts }));
  });
}

type Company = {
  people: readonly PlannedPerson[];
  reportsOf: ReadonlyMap<string | null, readonly PlannedPerson[]>;
  today: string;
  random: SeededRandom;
  texts: FeedTexts;
};

function planPost(author: PlannedPerson, { people, reportsOf, today, random, texts }: Company): PlannedPost {
  const dice = random.integer(1, 100) / 100;
  const { kind, audience, says } = plans.find(([share]) => dice <= share)![1];
  const peers = (author.managerId ? (reportsOf.get(author.managerId) ?? []) : []).filter(({ id }) => id !== author.id);
  const reports = reportsOf.get(author.id) ?? [];
  const near = [...peers, ...reports];
  const other = near.length > 0 ? random.pick(near) : people.find(({ id }) => id !== author.id)!;
  const named = kind === "POST" ? null : { id: other.id, name: `${other.firstName} ${other.lastName}` };
  const circle = {
    authorId: author.id,
    managerId: author.managerId,
    peerIds: peers.map(({ id }) => id),
    reportIds: reports.map(({ id }) => id),
  };
  const readers = readersOf(audience, circle, named ? [named.id] : []);
  const among = readers === "everyone" ? [...near, ...sample(people, random, 4)].map(({ id }) => id) : readers;
  const others = [...new Set(among)].filter((id) => id !== author.id);
  const day = dayOf(author, today, random);
  return {
    id: random.id(),
    kind,
    audience,
    authorId: author.id,
    body: texts[says](random).replace("@", named ? `@${named.name}` : "@"),
    named,
    readers: readers === "everyone" ? [] : readers,
    postedAt: `${day}T${two(random.integer(6, 15))}:${two(random.integer(0, 59))}:00Z`,
    reactions: others
      .filter(() => random.chance(0.35))
      .map((employeeId) => ({
        employeeId,
        kind: kind === "KUDOS" && random.chance(0.6) ? "APPLAUSE" : random.pick(reactionKinds),
      })),
    replies: others
      .filter(() => random.chance(0.08))
      .slice(0, 3)
      .map((authorId, index) => ({
        id: random.id(),
        authorId,
        body: texts.reply(),
        createdAt: `${day}T${two(17 + index)}:05:00Z`,
      })),
  };
}

/** A day of the last year that is over, more often of the last weeks, and none before they joined. */
function dayOf({ joinedOn }: PlannedPerson, today: string, random: SeededRandom): string {
  const ago = random.chance(0.35) ? random.integer(1, 21) : random.integer(1, 360);
  const day = Temporal.PlainDate.from(today).subtract({ days: ago }).toString();
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  return day >= joinedOn ? day : joinedOn < yesterday ? joinedOn : yesterday;
}

function sample(people: readonly PlannedPerson[], random: SeededRandom, count: number): PlannedPerson[] {
  return Array.from({ length: count }, () => random.pick(people));
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
