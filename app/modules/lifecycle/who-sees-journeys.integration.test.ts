import { exactly } from "#tenancy/text-search.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { boardInput, boardPage } from "./queries/board.ts";
import { lifecycleInsights } from "./queries/insights.ts";
import { myJourneys } from "./queries/my-journeys.ts";
import { previewMove } from "./queries/preview-move.ts";
import { searchJourneys } from "./queries/search-journeys.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { closeStep, closeStepInput } from "./use-cases/close-step.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;
let globex: LifecycleWorld;
let journeyId = "";
let stepIds: string[] = [];

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await lifecycleOfTwoCompanies(world));
  const templateId = await acme.template("EXIT", [
    { doer: "NAMED", personId: acme.company.id("otto"), offset: -2 },
    { doer: "MANAGER", offset: -1 },
    { doer: "HR", offset: 0 },
  ]);
  const said = { moment: "EXIT", onDay: "2026-12-31", templateId, told: false, reason: "They asked to go" };
  journeyId = await acme.start("asha", said);
  stepIds = (await acme.journey("tara", journeyId)).steps.map(({ id }) => id);
});
afterAll(() => world.close());

const statusOf = async (work: Promise<unknown>) => (await refusalOf(work)).status;

test("a leaving that was not told is nobody's but theirs who run it and lead the person; a step tells its own words alone", async () => {
  expect((await acme.journey("ravi", journeyId)).reason).toBe("They asked to go");
  const otto = await acme.journey("otto", journeyId);
  expect([otto.reason, otto.steps.length, otto.allSteps, otto.changes.length]).toEqual([null, 1, 3, 0]);
  for (const by of ["asha", "lena"]) expect(await statusOf(acme.journey(by, journeyId))).toBe(404);
  expect(await statusOf(globex.journey("eve", journeyId))).toBe(404);
  const mine = await acme.company.as("asha", (context) => myJourneys(context), { readOnly: true });
  expect(mine.journeys).toEqual([]);
  const found = (by: string) =>
    acme.company.as(by, (context) => searchJourneys(context, exactly("asha"), 10), { readOnly: true });
  expect([(await found("asha")).length, (await found("lena")).length, (await found("ravi")).length]).toEqual([0, 0, 1]);
});

test("nobody closes, withdraws, previews or counts what is not theirs", async () => {
  const close = (by: string, stepId: string) =>
    acme.company.as(by, (context) => closeStep(context, closeStepInput.parse({ stepId, to: "DONE" })));
  expect(await statusOf(close("otto", stepIds[1]!))).toBe(404);
  expect(await statusOf(close("asha", stepIds[0]!))).toBe(404);
  expect(await statusOf(acme.company.as("otto", (context) => withdrawJourney(context, { journeyId })))).toBe(403);
  expect(await statusOf(acme.company.as("asha", (context) => withdrawJourney(context, { journeyId })))).toBe(404);
  const preview = acme.company.as("ravi", (context) =>
    previewMove(context, { moment: "EXIT", onDay: "2026-12-31", employeeId: acme.company.id("asha") }),
  );
  expect(await statusOf(preview)).toBe(403);
  expect(await statusOf(acme.start("lena", { moment: "EXIT", onDay: "2026-12-31" }, "ravi"))).toBe(403);
  const board = acme.company.as("ravi", (context) => boardPage(context, "progress", boardInput.parse({})));
  expect(await statusOf(board)).toBe(404);
  expect(await statusOf(acme.company.as("ravi", (context) => lifecycleInsights(context)))).toBe(404);
});

test("whoever sees the product as somebody else, and whoever's company has it off, sees none of it", async () => {
  const viewed = acme.company.as("ravi", async (context) => (await context.ability()).anyOf("view", "Journey"), {
    readOnly: true,
    viewedBy: "tara",
  });
  expect(await viewed).toBe(false);
  await acme.company.switchOff("LIFECYCLE");
  expect(await statusOf(acme.journey("ravi", journeyId))).toBe(404);
  await acme.company.switchOn("LIFECYCLE");
});

test("numbers of few people are not told", async () => {
  const told = await acme.company.as("tara", (context) => lifecycleInsights(context), { readOnly: true });
  expect(told.moments.find(({ moment }) => moment === "EXIT")?.people).not.toBe(1);
  expect(told.stalled).toEqual([]);
});
