import { afterAll, beforeAll, expect, test } from "vitest";
import { seedPeople } from "#app/modules/people/index.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { seedInitiatives } from "./seed-initiatives.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
});
afterAll(() => world.close());

type Row = { id: string; status: string; late: boolean; part: boolean; overdueDays: number };

async function seeded(): Promise<Row[]> {
  const company = await world.company();
  return company.asProduct(async (context) => {
    const people = await seedPeople(context, { size: 60, domain: "acme.test", seed: "acme", today });
    await seedInitiatives(context, { people, seed: "acme", today });
    return context.rows(
      sql`select id, case when completed_on is not null then 'COMPLETED' when due_date is null then 'UNPLANNED'
        when due_date < ${today} then 'DELAYED' else 'ONGOING' end as status,
              coalesce(completed_on > due_date, false) as late, parent_id is not null as part,
              case when completed_on is null then coalesce(${today}::date - due_date, 0) else 0 end as "overdueDays" from {initiative}
                where completed_on is null or completed_on <= ${today} order by id`,
    );
  });
}

test("a year of tasks has every status, late ones and parts, and is the same again", async () => {
  const tasks = await seeded();
  expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(["COMPLETED", "UNPLANNED", "DELAYED", "ONGOING"]));
  expect(tasks.some(({ late }) => late)).toBe(true);
  expect(tasks.some(({ part }) => part)).toBe(true);
  expect(Math.max(...tasks.map(({ overdueDays }) => overdueDays))).toBeLessThanOrEqual(45);
  expect(await seeded()).toEqual(tasks);
});
