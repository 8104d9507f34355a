import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#app/platform/time/days.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { dayOfRound } from "./recurrence.ts";
import { dayOfRoundSql } from "./rounds-sql.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
});
afterAll(() => world.close());

const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;

test("a statement finds the days that are counted in memory, at the ends of months and before the start as well", async () => {
  const rounds = fc.sample(
    fc.record({
      every: fc.integer({ min: 1, max: 12 }),
      startsOn: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays("2024-01-29", days)),
      round: fc.integer({ min: -20, max: 60 }),
    }),
    300,
  );
  for (const frequency of frequencies) {
    const parts = { frequency, every: sql`r.every`, startsOn: sql`r."startsOn"` };
    const found = await acme.asProduct(({ rows }) =>
      rows<{ day: string }>(
        sql`select ${dayOfRoundSql(parts, sql`r.round`)}::text as day from
          jsonb_to_recordset(${JSON.stringify(rounds)}::jsonb) as r (every int, "startsOn" date, round int)`,
      ),
    );
    expect(found.map(({ day }) => day)).toEqual(
      rounds.map(({ every, startsOn, round }) => dayOfRound({ frequency, every, startsOn }, round)),
    );
  }
});
