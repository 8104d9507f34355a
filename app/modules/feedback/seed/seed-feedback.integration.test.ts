import { afterAll, beforeAll, expect, test } from "vitest";
import { seedPeople } from "#app/modules/people/index.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { seedFeedback } from "./seed-feedback.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
});
afterAll(() => world.close());

type Seeded = { id: string; visibility: string; sentiment: string; asked: boolean; author: string; body: string };

async function seeded(): Promise<Seeded[]> {
  const company = await world.company();
  return company.asProduct(async (context) => {
    const people = await seedPeople(context, { size: 60, domain: "acme.test", seed: "acme", today });
    await seedFeedback(context, { people, seed: "acme", today });
    return context.rows<Seeded>(
      sql`select id, author_id as author, visibility, sentiment, ask_id is not null as asked, body from {feedback}
        where created_at <= ${`${today}T23:59:59Z`}::timestamptz order by id`,
    );
  });
}

test("a year of feedback has every visibility and kind, answers too, names people, and is the same again", async () => {
  const all = await seeded();
  expect(new Set(all.map(({ visibility }) => visibility)).size).toBe(5);
  expect(new Set(all.map(({ sentiment }) => sentiment)).size).toBe(3);
  expect(all.some(({ asked }) => asked)).toBe(true);
  expect(all.filter(({ body }) => body.includes("{"))).toEqual([]);
  expect(await seeded()).toEqual(all);
});

test("no two people say one sentence", async () => {
  const said = (await seeded()).map(({ author, body }) => ({ author, body }));
  const speakers = Map.groupBy(said, ({ body }) => body);
  expect([...speakers].filter(([, all]) => new Set(all.map(({ author }) => author)).size > 1)).toEqual([]);
});

test("nothing was said, asked, thanked for or answered later than the moment at which the demo is made", async () => {
  const company = await world.company();
  const ahead = await company.asProduct(async (context) => {
    const people = await seedPeople(context, { size: 60, domain: "acme.test", seed: "acme", today });
    await seedFeedback(context, { people, seed: "acme", today });
    return context.rows<{ what: string }>(
      sql`select 'feedback' as what from {feedback} f
          where greatest(f.created_at, f.thanked_at, f.change_noted_at) > ${context.clock.now()}
        union all select 'ask' from {feedback_ask} a where a.changed_at > ${context.clock.now()}
        union all select 'request' from {feedback_request} r where r.created_at > ${context.clock.now()}`,
    );
  });
  expect(ahead).toEqual([]);
});
