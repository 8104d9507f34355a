import { afterAll, beforeAll, expect, test } from "vitest";
import { companyWithALine } from "#app/modules/goals/testing/company-with-a-line.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import type { Said } from "#app/platform/contributions/signal.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

const statements: string[] = [];
let world: World;
let company: Company;
let goals: GoalWorld;
let tasks: InitiativeWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-10T09:00:00Z", onStatement: (text) => statements.push(text) });
  company = await companyWithALine(world);
  await company.switchOn("TASK", "FEEDBACK", "CHECK_IN", "REVIEW");
  goals = new GoalWorld(company);
  await goals.objective("asha", { title: "Seen by all", ownerId: company.id("asha") });
  tasks = await new InitiativeWorld(company).open();
  for (const dueDate of ["2026-11-01", "2026-11-12"]) await tasks.task("asha", { text: `Due ${dueDate}`, dueDate });
});
afterAll(() => world.close());

async function toldTo(name: string, about: readonly string[]): Promise<Record<string, Record<string, Said>>> {
  const ids = about.map((one) => company.id(one));
  const signals = await company.as(name, (context) => world.application.gatherings.signals(context, ids), {
    readOnly: true,
  });
  return Object.fromEntries(signals.map(({ room, said }) => [room, said]));
}

test("a manager is told how each of their people is doing, whatever the rooms in one statement", async () => {
  statements.length = 0;
  const told = await toldTo("ravi", ["asha"]);
  expect(statements.filter((text) => text.includes("jsonb_object_agg"))).toHaveLength(1);
  const asha = company.id("asha");
  expect(told["goals"]![asha]).toEqual({ key: "signal.on-track", tone: "green", total: 1 });
  expect(told["initiatives"]![asha]).toEqual({ key: "signal.overdue", tone: "orange", count: 1 });
  expect(told["one-on-ones"]![asha]).toEqual({ key: "signal.none", tone: "grey", none: true });
  expect(told["feedback"]![asha]).toEqual({ key: "signal.none", tone: "grey", none: true });
  expect(told["reviews"]).toEqual({});
});

test("what one may not see is not counted, for a manager no more than for anybody", async () => {
  const counted = async () => [
    (await toldTo("ravi", ["asha"]))["goals"]![company.id("asha")]?.total,
    (await toldTo("lena", ["asha"]))["goals"]![company.id("asha")]?.total,
  ];
  const before = await counted();
  await goals.objective("asha", { title: "Kept to herself", ownerId: company.id("asha"), visibility: "PRIVATE" });
  const seesIt = (name: string) =>
    company.as(
      name,
      async (context) => (await world.application.gatherings.search(context, "Kept to herself", 5)).hits.length,
      { readOnly: true },
    );
  const [byRavi, byLena] = [await seesIt("ravi"), await seesIt("lena")];
  expect(byLena).toBe(0);
  expect(await counted()).toEqual([before[0]! + byRavi, before[1]! + byLena]);
  await tasks.task("asha", { text: "Only mine", dueDate: "2026-11-02", visibility: "PRIVATE" });
  expect((await toldTo("lena", ["asha"]))["initiatives"]).not.toMatchObject({ [company.id("asha")]: { count: 2 } });
});

test("what falls behind is said with how many it is", async () => {
  world.clock.set("2026-12-20T09:00:00Z");
  const told = (await toldTo("ravi", ["asha"]))["goals"]![company.id("asha")]!;
  expect(told).toEqual({ key: "signal.behind", tone: "orange", count: told.total, total: told.total });
});

test("a module that is off tells nothing", async () => {
  await company.switchOff("TASK");
  expect(await toldTo("ravi", ["asha"])).not.toHaveProperty("initiatives");
});
