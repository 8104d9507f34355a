import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { applyRecommendations } from "./use-cases/apply-recommendations.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("top").employee("ravi").reportsTo("top");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("top").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("REVIEW", "COMPENSATION");
  await payPeople(acme, team);
});
afterAll(() => world.close());

const apply = (cycleId: string) =>
  acme.as("ravi", (context) => applyRecommendations(context, { cycleId, memberIds: [] }));

test("where the budget does not reach the guideline, it is said how many recommendations wait for a reason", async () => {
  // The guideline asks for at least 1 % of each, and there is half of that.
  const short = await launchedCycle(acme, { by: "hr", rated: team, changes: { budget: 0.5 } });
  expect(await apply(short.cycleId)).toEqual({ applied: 0, outside: 2 });
  expect((await short.line("asha")).proposal).toBeNull();
  const enough = await launchedCycle(acme, { by: "hr", rated: team });
  expect(await apply(enough.cycleId)).toEqual({ applied: 2, outside: 0 });
});
