import { expect, test } from "vitest";
import { planPeople } from "#app/modules/people/seed/plan-people.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { feedTexts } from "./feed-texts.ts";
import { planPosts } from "./plan-posts.ts";

const today = "2026-11-16";

/** Sentences as people read them, without who is named, greetings and hashtags. */
const sentencesIn = (body: string) =>
  body
    .replace(/ #[a-z]+/g, "")
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/^.*?@[^:,]*[:,] (thank you: )?/, "").trim())
    .filter(Boolean);

test.each([60, 1_200])("in the feed of a demo company of %i people no two people say one sentence", (size) => {
  const people = planPeople({ size, domain: "acme.test", seed: "acme", today });
  const posts = planPosts(people, people, today, { random: seededRandom("feed"), texts: feedTexts() });
  const said = posts.flatMap(({ authorId, body, replies }) =>
    [{ authorId, body }, ...replies].flatMap((one) =>
      sentencesIn(one.body).map((sentence) => ({ by: one.authorId, sentence })),
    ),
  );
  const speakers = Map.groupBy(said, ({ sentence }) => sentence);
  const twice = [...speakers].filter(([, all]) => new Set(all.map(({ by }) => by)).size > 1);
  expect(said.length).toBeGreaterThan(size);
  expect(twice.map(([sentence]) => sentence)).toEqual([]);
});
