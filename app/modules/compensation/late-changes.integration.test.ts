import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAssignment, changeAssignmentInput } from "#app/modules/people/use-cases/change-assignment.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readBudgets } from "./data/budget-record.ts";
import { readCycle } from "./data/cycle-record.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { publishingPlan } from "./queries/publishing-plan.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { applyLateChanges } from "./use-cases/apply-late-changes.ts";
import { reassign } from "./use-cases/pass-on.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "lena", "juan", "kira"];

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("top").employee("sales").reportsTo("top").employee("ravi").reportsTo("sales");
  acme.employee("mei").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("hr").reportsTo("top").admin("COMPENSATION_ADMIN", "PLATFORM_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, team);
});
afterAll(() => world.close());

const cell = (by: string, cycleId: string, one: { memberId: string; raise: string; version: number }) =>
  acme.as(by, async (context) => {
    const { results } = await saveRaises(context, { cycleId, cells: [{ reason: "", ...one }] });
    return results[0]!;
  });
const change = (name: string, kind: "REPORTING_LINE" | "STATUS", value: string) =>
  acme.as("hr", (context) =>
    changeAssignment(
      context,
      changeAssignmentInput.parse({ employeeId: acme.id(name), kind, from: context.today(), value }),
    ),
  );
const asked = (cycleId: string) =>
  acme.as("hr", (context) =>
    planningPage(context, "company", planningPageInput.parse({ cycle: cycleId, panel: "changes" })),
  );

/** Of how many publishing would say that they moved or left. */
const late = (cycleId: string) =>
  acme.as("hr", async (context) => (await publishingPlan(context, await readCycle(context, cycleId))).late);

test("a cleared cell gives its budget back, and of two at once the second is shown what the first saved", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const { id } = await line("asha");
  expect(await cell("ravi", cycleId, { memberId: id, raise: "1200", version: 1 })).toMatchObject({
    outcome: "SAVED",
    raise: 1_200_00,
    version: 2,
  });
  expect(await cell("ravi", cycleId, { memberId: id, raise: "900", version: 1 })).toMatchObject({
    outcome: "CHANGED",
    raise: 1_200_00,
    version: 2,
  });
  expect(await cell("ravi", cycleId, { memberId: id, raise: "", version: 2 })).toMatchObject({
    outcome: "SAVED",
    raise: null,
  });
  const budgets = [...(await acme.asProduct((context) => readBudgets(context, cycleId))).values()];
  expect(budgets.map(({ spent }) => spent)).toEqual(budgets.map(() => 0));
});

test("who moves follows to the new manager and who leaves gives the raise back; who was assigned by hand stays", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const [asha, omar, lena] = [await line("asha"), await line("omar"), await line("lena")];
  await cell("ravi", cycleId, { memberId: asha.id, raise: "1000", version: 1 });
  await cell("ravi", cycleId, { memberId: omar.id, raise: "500", version: 1 });
  await acme.as("hr", (context) =>
    reassign(context, { cycleId, fromId: acme.id("ravi"), toId: acme.id("top"), memberIds: [lena.id] }),
  );
  await change("asha", "REPORTING_LINE", acme.id("mei"));
  await change("omar", "STATUS", "LEFT");
  expect((await asked(cycleId)).lateChanges).toEqual([
    { id: asha.id, name: "asha", kind: "MOVED", from: "ravi", to: "mei" },
    { id: omar.id, name: "omar", kind: "LEFT", from: "ravi", to: "" },
  ]);
  expect(await late(cycleId)).toBe(2);
  expect(await acme.as("hr", (context) => applyLateChanges(context, { cycleId }))).toEqual({ moved: 1, left: 1 });
  expect(await late(cycleId)).toBe(0);
  expect(await line("asha")).toMatchObject({ proposerId: acme.id("mei"), turnId: acme.id("mei") });
  expect((await line("lena")).proposerId).toBe(acme.id("top"));
  expect((await cell("ravi", cycleId, { memberId: asha.id, raise: "1", version: 3 })).outcome).toBe("NOT_YOURS");
  expect((await cell("mei", cycleId, { memberId: asha.id, raise: "1100", version: 3 })).outcome).toBe("SAVED");
  const budgets = [...(await acme.asProduct((context) => readBudgets(context, cycleId))).values()];
  expect(new Set(budgets.map(({ spent }) => spent))).toEqual(new Set([1_100_00]));
  expect((await asked(cycleId)).lateChanges).toEqual([]);
});

test("once another publishes, who moves is still found, and nobody else", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const kira = await line("kira");
  await acme.as("hr", (context) =>
    reassign(context, { cycleId, fromId: acme.id("hr"), toId: acme.id("sales"), memberIds: [] }),
  );
  expect((await line("kira")).publisherId).toBe(acme.id("sales"));
  expect((await asked(cycleId)).lateChanges.map(({ name }) => name)).not.toContain("kira");
  await change("kira", "REPORTING_LINE", acme.id("mei"));
  expect((await asked(cycleId)).lateChanges).toContainEqual({
    id: kira.id,
    name: "kira",
    kind: "MOVED",
    from: "ravi",
    to: "mei",
  });
});
