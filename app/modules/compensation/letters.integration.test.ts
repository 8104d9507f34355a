import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { myRewards } from "./queries/my-rewards.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { publishCycle, startReview } from "./use-cases/move-cycle.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { saveRaises } from "./use-cases/save-raises.ts";
import { tendLetters } from "./use-cases/tend-letters.ts";

const team = ["asha", "omar"];
let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T22:30:00Z" });
  acme = await world.company("acme");
  acme.employee("sales").employee("ravi").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("sales").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, team);
});
afterAll(() => world.close());

const lettersOf = async (name: string) =>
  (await acme.as(name, (context) => myRewards(context))).letters.map(({ before }) => before);

test("letters of a day are released where it is nine in the morning of that day, and told of once", async () => {
  const { cycleId, line } = await launchedCycle(acme, {
    by: "hr",
    rated: [],
    linked: false,
    changes: { letters: "ON_DAY", lettersOn: "2026-11-17" },
  });
  for (const name of team) {
    const cell = { memberId: (await line(name)).id, raise: "2 %", reason: "", version: 1 };
    await acme.as("ravi", (context) => saveRaises(context, { cycleId, cells: [cell] }));
  }
  await acme.as("hr", (context) => startReview(context, { cycleId }));
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  await acme.as("hr", (context) => publishCycle(context, { cycleId }));
  const zone = (name: string, is: string) =>
    acme.asProduct((context) => context.rows(sql`update {employee} set time_zone = ${is} where id = ${acme.id(name)}`));
  await zone("asha", "Pacific/Auckland");
  await zone("omar", "America/New_York");
  expect([await lettersOf("asha"), await lettersOf("omar")]).toEqual([[], []]);
  await acme.asProduct((context) => tendLetters(context));
  await acme.asProduct((context) => tendLetters(context));
  expect([(await lettersOf("asha")).length, (await lettersOf("omar")).length]).toEqual([1, 0]);
  const told = await acme.asProduct((context) =>
    context.rows<{ count: number }>(
      sql`select count(*)::int as count from {audit_entry} where action = 'compensation.release-letters'`,
    ),
  );
  expect(told).toEqual([{ count: 1 }]);
});
