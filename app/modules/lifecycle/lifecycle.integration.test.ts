import { afterAll, beforeAll, expect, test } from "vitest";
import { GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { stillWithUs } from "#app/modules/people/index.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { registerOn, type ChangedKind } from "./data/register-changes.ts";
import { boardInput, boardPage } from "./queries/board.ts";
import { myJourneys } from "./queries/my-journeys.ts";
import { previewMove } from "./queries/preview-move.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { closeStep, closeStepInput, giveStep } from "./use-cases/close-step.ts";
import { hireInput } from "./use-cases/journey-input.ts";
import { hire } from "./use-cases/start-journey.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;
const today = "2026-11-16";

beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
  await new InitiativeWorld(acme.company).open();
});
afterAll(() => world.close());

const codeOf = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const id = (name: string) => acme.company.id(name);
const at = (instant: string) => world.clock.set(instant);
const ownersOf = (goalId: string) =>
  acme.company.asProduct(async (context) =>
    (
      await context.rows<{ name: string }>(
        sql`select e.display_name as name from {goal_owner} o join {employee} e on e.id = o.employee_id
          where o.goal_id = ${goalId} order by 1`,
      )
    ).map(({ name }) => name),
  );
const says = (name: string, kind: ChangedKind, day: string) =>
  acme.company.asProduct(async (context) => (await registerOn(context, [id(name)], day))(id(name), kind));
const close = (by: string, stepId: string, to: string, answer = "") =>
  acme.company.as(by, (context) => closeStep(context, closeStepInput.parse({ stepId, to, answer })));
const withdraw = (journeyId: string, by = "tara") =>
  acme.company.as(by, (context) => withdrawJourney(context, { journeyId }));

test("who leaves hands over on the day, loses access with the last day, and gets all of it back when it is undone", async () => {
  at(`${today}T09:00:00Z`);
  await acme.company.team("ravi", "lev");
  await acme.company.team("lev", "noor");
  await acme.company.build();
  const { goalId } = await new GoalWorld(acme.company).objective("lev", { title: "Ship it" });
  const task = await new InitiativeWorld(acme.company).task("lev", { text: "Write it down" });
  const seen = await acme.company.as("tara", (context) =>
    previewMove(context, { moment: "EXIT", onDay: "2026-11-20", employeeId: id("lev") }),
  );
  expect(seen.from).toBe("2026-11-21");
  expect(seen.reports).toBe(1);
  expect(seen.lines).toContainEqual({ room: "goals", label: "lifecycle.open", count: 1 });
  expect(seen.lines).toContainEqual({ room: "identity", label: "lifecycle.access-ends", count: 1 });
  expect(seen.hands.map(({ kind, records }) => [kind, records.map((one) => one.id)])).toEqual([
    ["Goal", [goalId]],
    ["Initiative", [task]],
  ]);

  const hands = [{ kind: "Goal", id: goalId, toId: id("asha") }];
  const journeyId = await acme.start("lev", { moment: "EXIT", onDay: "2026-11-20", heirId: id("ravi"), hands });
  expect(await says("lev", "STATUS", "2026-11-20")).toBe("ACTIVE");
  expect(await says("lev", "STATUS", "2026-11-21")).toBe("LEFT");
  expect(await says("noor", "REPORTING_LINE", "2026-11-21")).toBe(id("ravi"));
  await acme.tend();
  expect(await ownersOf(goalId)).toEqual(["lev"]);

  at("2026-11-21T09:00:00Z");
  const scope = { database: world.application.database, clock: world.clock };
  expect(await stillWithUs(scope, acme.company.tenant, id("lev"))).toBe(false);
  await acme.tend();
  await acme.tend();
  expect(await ownersOf(goalId)).toEqual(["asha"]);
  const told = await acme.journey("tara", journeyId);
  expect(told.moved).toBe(true);
  expect(told.hands.map(({ kind, toName, given }) => [kind, toName, given])).toEqual([
    ["Goal", "asha", 1],
    ["Initiative", "ravi", 1],
  ]);

  at("2026-12-10T09:00:00Z");
  await withdraw(journeyId);
  expect(await ownersOf(goalId)).toEqual(["lev"]);
  expect(await says("lev", "STATUS", "2026-12-10")).toBe("ACTIVE");
  expect(await says("noor", "REPORTING_LINE", "2026-12-10")).toBe(id("lev"));
  expect(await stillWithUs(scope, acme.company.tenant, id("lev"))).toBe(true);
  expect(await codeOf(withdraw(journeyId))).toBe("lifecycle.withdrawn");
});

test("what others changed since stays, and after thirty days nothing is taken back", async () => {
  at(`${today}T09:00:00Z`);
  await acme.company.team("ravi", "max");
  await acme.company.build();
  const { goalId } = await new GoalWorld(acme.company).objective("max", { title: "Sell it" });
  const journeyId = await acme.start("max", { moment: "EXIT", onDay: "2026-11-17", heirId: id("ravi") });
  at("2026-11-18T09:00:00Z");
  await acme.tend();
  await acme.company.asProduct((context) =>
    context.rows(sql`update {goal_owner} set employee_id = ${id("otto")} where goal_id = ${goalId}`),
  );
  at("2027-01-20T09:00:00Z");
  expect(await codeOf(withdraw(journeyId))).toBe("lifecycle.too-late");
  at("2026-12-18T09:00:00Z");
  await withdraw(journeyId);
  expect(await ownersOf(goalId)).toEqual(["otto"]);
  expect(await says("max", "STATUS", "2026-12-18")).toBe("ACTIVE");
});

test("moves, leaves, returns and rehires change the register from their day on, and one at a time", async () => {
  at(`${today}T09:00:00Z`);
  await acme.company.team("ravi", "mona");
  await acme.company.build();
  const moved = await acme.start("mona", { moment: "MOVE", onDay: "2026-12-01", managerId: id("otto") });
  expect(await says("mona", "REPORTING_LINE", "2026-11-30")).toBe(id("ravi"));
  expect(await says("mona", "REPORTING_LINE", "2026-12-01")).toBe(id("otto"));
  const twice = acme.start("mona", { moment: "MOVE", onDay: "2026-12-02", managerId: id("skip") });
  expect(await codeOf(twice)).toBe("lifecycle.already-planned");
  await withdraw(moved);
  expect(await says("mona", "REPORTING_LINE", "2026-12-01")).toBe(id("ravi"));
  const nothing = acme.start("mona", { moment: "MOVE", onDay: "2026-12-02" });
  expect(await codeOf(nothing)).toBe("lifecycle.nothing-changes");
  expect(await codeOf(acme.start("mona", { moment: "RETURN", onDay: "2026-12-03" }))).toBe("lifecycle.not-away");

  await acme.start("mona", { moment: "LEAVE", onDay: "2026-12-05" });
  await acme.start("mona", { moment: "RETURN", onDay: "2027-03-01" });
  expect(await says("mona", "STATUS", "2026-12-04")).toBe("ACTIVE");
  expect(await says("mona", "STATUS", "2027-02-28")).toBe("ON_LEAVE");
  expect(await says("mona", "STATUS", "2027-03-01")).toBe("ACTIVE");

  await acme.start("mona", { moment: "EXIT", onDay: "2027-05-31" });
  const templateId = await acme.template("HIRE", [{ doer: "HR", offset: 0 }]);
  const wrong = acme.start("mona", { moment: "MOVE", onDay: "2026-12-02", managerId: id("otto"), templateId });
  expect(await codeOf(wrong)).toBe("lifecycle.unknown-template");
  const again = { moment: "REHIRE", onDay: "2027-09-01", managerId: id("skip"), templateId };
  // Whoever joins again does what every joiner does.
  const rehired = await acme.start("mona", again);
  expect((await acme.journey("tara", rehired)).steps).toHaveLength(1);
  expect(await says("mona", "STATUS", "2027-08-31")).toBe("LEFT");
  expect(await says("mona", "STATUS", "2027-09-01")).toBe("ACTIVE");
  expect(await says("mona", "REPORTING_LINE", "2027-09-01")).toBe(id("skip"));
});

test("a joiner stands in the register with their day and steps; one who does not come was never here", async () => {
  at(`${today}T09:00:00Z`);
  const templateId = await acme.template("HIRE", [
    { doer: "HR", offset: -7 },
    { doer: "PERSON", offset: 1, after: ["s0"] },
    { doer: "BUDDY", offset: 2 },
    { doer: "MANAGER", offset: 30, kind: "QUESTION" },
  ]);
  const input = hireInput.parse({
    ...{ firstName: "Nia", workEmail: "nia@acme.test", managerId: id("ravi"), onDay: "2026-12-01", templateId },
    ...{ buddyId: id("lena"), told: true },
  });
  const { journeyId, employeeId } = await acme.company.as("tara", (context) => hire(context, input));
  const { steps } = await acme.journey("ravi", journeyId);
  expect(steps.map(({ dueOn, assignee }) => [dueOn, assignee?.name])).toEqual([
    ["2026-11-24", "tara"],
    ["2026-12-02", "Nia"],
    ["2026-12-03", "lena"],
    ["2026-12-31", "ravi"],
  ]);
  const status = (day: string) =>
    acme.company.asProduct(async (context) => (await registerOn(context, [employeeId], day))(employeeId, "STATUS"));
  expect([await status("2026-11-30"), await status("2026-12-01")]).toEqual([null, "ACTIVE"]);
  const ahead = await acme.company.as("ravi", (context) =>
    boardPage(context, "team", boardInput.parse({ text: "nia" })),
  );
  expect(ahead.rows.map(({ name, stage, steps: all }) => [name, stage, all])).toEqual([["Nia", "AHEAD", 4]]);
  await withdraw(journeyId);
  expect(await status("2026-12-01")).toBe("LEFT");
});

test("steps wait for each other, are skipped with a reason, go to others, and the last one finishes the journey", async () => {
  at(`${today}T09:00:00Z`);
  const templateId = await acme.template("MOVE", [
    { doer: "MANAGER", offset: -1 },
    { doer: "PERSON", offset: 0, after: ["s0"], kind: "QUESTION" },
    { doer: "HR", offset: 5, after: ["s1"] },
  ]);
  const said = { moment: "MOVE", onDay: "2026-11-18", managerId: id("otto"), templateId };
  const journeyId = await acme.start("lena", said);
  const [first, second, third] = (await acme.journey("tara", journeyId)).steps.map((step) => step.id) as string[];
  // A running journey keeps the steps it was begun with.
  await acme.template("MOVE", [{ doer: "HR", offset: 0 }], "Other");
  expect(await codeOf(close("lena", second!, "DONE", "Well"))).toBe("lifecycle.step-waits");
  expect(await codeOf(close("asha", first!, "DONE"))).toBe("platform.not-found");
  await close("otto", first!, "DONE");
  expect(await codeOf(close("lena", second!, "DONE"))).toBe("lifecycle.answer-needed");
  await close("lena", second!, "DONE", "Well");
  expect(await codeOf(close("tara", third!, "SKIPPED"))).toBe("lifecycle.reason-needed");
  await acme.company.as("tara", (context) =>
    giveStep(context, { stepId: third!, assigneeId: id("skip"), version: undefined }),
  );
  const waiting = await acme.company.as("skip", (context) => myJourneys(context), { readOnly: true });
  expect(waiting.steps.map(({ title, name }) => [title, name])).toEqual([["Step 2", "lena"]]);
  await close("skip", third!, "SKIPPED", "Not needed");
  expect((await acme.journey("tara", journeyId)).state).toBe("DONE");
  await close("tara", third!, "OPEN");
  expect((await acme.journey("tara", journeyId)).state).toBe("RUNNING");
});

test("whoever has steps that are due is told on the day and once more when they are late", async () => {
  at(`${today}T09:00:00Z`);
  await acme.company.team("ravi", "theo");
  await acme.company.build();
  const templateId = await acme.template("LEAVE", [
    { doer: "MANAGER", offset: 0 },
    { doer: "MANAGER", offset: 0 },
  ]);
  const journeyId = await acme.start("theo", { moment: "LEAVE", onDay: "2026-11-20", templateId });
  const told = () =>
    acme.company.asProduct((context) =>
      context.rows<{ count: number }>(
        sql`select (payload ->> 'count')::int as count from {outbox} where name = 'lifecycle.steps-due'
          and payload ->> 'journeyId' = ${journeyId} order by id`,
      ),
    );
  for (const day of ["2026-11-19", "2026-11-20", "2026-11-20", "2026-11-21", "2026-11-24", "2026-11-25"]) {
    at(`${day}T10:00:00Z`);
    await acme.tend();
  }
  expect(await told()).toEqual([{ count: 2 }, { count: 2 }]);
});

test("what somebody has read or has to say, nobody else confirms or answers for them; it can be skipped", async () => {
  at(`${today}T09:00:00Z`);
  await acme.company.team("ravi", "uma");
  await acme.company.build();
  const templateId = await acme.template("LEAVE", [
    { doer: "PERSON", offset: 0, kind: "READ" },
    { doer: "PERSON", offset: 0, kind: "QUESTION" },
  ]);
  const journeyId = await acme.start("uma", { moment: "LEAVE", onDay: "2026-12-01", templateId });
  const [read, asked] = (await acme.journey("ravi", journeyId)).steps;
  expect([read!.mine, (await acme.journey("uma", journeyId)).steps[0]!.mine]).toEqual([false, true]);
  for (const by of ["ravi", "tara"]) {
    expect(await codeOf(close(by, read!.id, "DONE"))).toBe("lifecycle.not-yours");
    expect(await codeOf(close(by, asked!.id, "DONE", "They are well"))).toBe("lifecycle.not-yours");
  }
  await close("uma", read!.id, "DONE");
  await close("ravi", asked!.id, "SKIPPED", "We spoke");
  expect((await acme.journey("tara", journeyId)).state).toBe("DONE");
});

test("a preview says what the directory will say otherwise, from what to what", async () => {
  at(`${today}T09:00:00Z`);
  await acme.company.team("ravi", "vera");
  await acme.company.build();
  const ask = (said: object) =>
    acme.company.as("tara", (context) =>
      previewMove(context, { onDay: "2026-12-01", employeeId: id("vera"), moment: "MOVE", ...said }),
    );
  const moved = { name: "vera", kind: "REPORTING_LINE", former: "ravi", value: "otto" };
  expect((await ask({ managerId: id("otto") })).changes).toEqual([moved]);
  expect((await ask({ managerId: id("ravi") })).changes).toEqual([]);
  const heirOf = async (moment: string) => (await ask({ moment })).heir?.name ?? null;
  expect([await heirOf("EXIT"), await heirOf("LEAVE")]).toEqual(["ravi", null]);
  expect((await ask({ moment: "LEAVE" })).changes).toEqual([
    { name: "vera", kind: "STATUS", former: "ACTIVE", value: "ON_LEAVE" },
  ]);
});

test("key results go with their objective, and steps for others go to whoever gets the rest", async () => {
  at(`${today}T09:00:00Z`);
  await acme.company.team("ravi", "wim");
  await acme.company.build();
  const goals = new GoalWorld(acme.company);
  const { goalId, keyResultIds } = await goals.objective("wim", {
    title: "Sell more",
    keyResults: [{ title: "One" }, { title: "Two" }],
  });
  const templateId = await acme.template("MOVE", [{ doer: "NAMED", personId: id("wim"), offset: 0 }]);
  const other = await acme.start("asha", { moment: "MOVE", onDay: "2026-12-02", managerId: id("otto"), templateId });
  const { lines, hands } = await acme.company.as("tara", (context) =>
    previewMove(context, { moment: "EXIT", onDay: "2026-11-20", employeeId: id("wim") }),
  );
  expect(lines).toContainEqual({ room: "goals", label: "lifecycle.open", count: 1 });
  expect(lines).toContainEqual({ room: "lifecycle", label: "lifecycle.open", count: 1 });
  expect(hands.map(({ kind, records }) => [kind, records.length])).toEqual([
    ["Goal", 1],
    ["JourneyStep", 1],
  ]);
  const toAsha = [{ kind: "Goal", id: goalId, toId: id("asha") }];
  await acme.start("wim", { moment: "EXIT", onDay: "2026-11-20", heirId: id("ravi"), hands: toAsha });
  at("2026-11-21T09:00:00Z");
  await acme.tend();
  for (const one of [goalId, ...keyResultIds]) expect(await ownersOf(one)).toEqual(["asha"]);
  expect((await acme.journey("tara", other)).steps.map(({ assignee }) => assignee?.name)).toEqual(["ravi"]);
});
