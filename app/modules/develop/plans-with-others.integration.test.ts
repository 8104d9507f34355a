import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { OneOnOneWorld } from "#app/modules/one-on-ones/testing/one-on-one-world.ts";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { developNotices } from "./notices.ts";
import { developOwed } from "./queries/develop-obligations.ts";
import { planPage } from "./queries/plan-page.ts";
import { developmentOfTwoCompanies, type DevelopWorld } from "./testing/develop-world.ts";
import { reachGrowthGoal } from "./use-cases/add-growth-goal.ts";
import { declineMentoring } from "./use-cases/decline-mentoring.ts";
import { agreePlan, proposePlan } from "./use-cases/move-plan.ts";
import { talkAboutPlan } from "./use-cases/talk-about-plan.ts";
import { sql } from "#tenancy/sql.ts";

const codeOf = async (work: () => Promise<unknown>) => (await refusalOf(work())).code;
let world: World;
let acme: Company;
let globex: Company;
let develop: DevelopWorld;
let [planId, testing, goalId] = ["", "", ""];

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-10T09:00:00Z" });
  ({ acme, globex, develop } = await developmentOfTwoCompanies(world));
  testing = await develop.competency("Testing");
  planId = await develop.plan("asha", { mentorId: acme.id("otto"), targetOn: "2026-11-20" });
  goalId = await develop.goal("asha", planId, testing);
});
afterAll(() => world.close());

const page = (who: string) => acme.as(who, (context) => planPage(context, acme.id("asha")), { readOnly: true });

test("a mentor is told, finds the plan, and steps down; nobody else can for them", async () => {
  const [named] = await acme.asProduct((context) =>
    context.rows<RecordedEvent>(sql`select id, name, payload, actor_id as "actorId", recorded_at as "recordedAt"
      from {outbox} where name = 'develop.mentor-named'`),
  );
  const notices = await acme.asProduct((context) => developNotices["develop.mentor-named"]!(context, named!));
  expect(notices).toMatchObject([{ recipientId: acme.id("otto"), params: { actor: "asha", name: "asha" } }]);
  const own = await acme.as("otto", (context) => planPage(context, context.actor.employeeId), { readOnly: true });
  expect(own.mentored.map(({ person }) => person.id)).toEqual([acme.id("asha")]);
  const decline = (company: Company, who: string) =>
    company.as(who, (context) => declineMentoring(context, { planId }));
  expect(await codeOf(() => decline(acme, "ravi"))).toBe("platform.forbidden");
  for (const [company, who] of [
    [acme, "lena"],
    [globex, "eve"],
  ] as const)
    expect(await codeOf(() => decline(company, who))).toBe("platform.not-found");
  await decline(acme, "otto");
  expect((await page("asha")).plan?.mentor).toBeNull();
  expect(await codeOf(() => page("otto"))).toBe("platform.not-found");
});

test("the plan is put on the agenda of the 1:1 that comes next, by the two alone; without one it is said so", async () => {
  const talk = (who: string, company = acme) =>
    company.as(who, (context) => talkAboutPlan(context, { planId, text: "Agree on my growth plan" }));
  expect(await codeOf(() => talk("asha"))).toBe("develop.no-meeting");
  const meetings = await new OneOnOneWorld(acme).open();
  await meetings.schedule("ravi", "asha");
  expect((await page("asha")).next?.startsAt).toBeDefined();
  expect((await page("ravi")).next?.link).toBe((await page("asha")).next?.link);
  expect((await talk("asha")).planId).toBe(planId);
  const points = await acme.asProduct((context) =>
    context.rows<{ body: string; audience: string }>(sql`select body, audience from {one_on_one_point}`),
  );
  expect(points).toEqual([{ body: "Agree on my growth plan", audience: "BOTH" }]);
  expect([await codeOf(() => talk("lena")), await codeOf(() => talk("eve", globex))]).toEqual([
    "platform.not-found",
    "platform.not-found",
  ]);
});

test("progress is the same on the page and in the team's list, and a plan whose day comes near waits for its person", async () => {
  await acme.as("asha", (context) => proposePlan(context, { planId }));
  await acme.as("ravi", (context) => agreePlan(context, { planId }));
  const owed = async () => {
    const kinds = await acme.as(
      "asha",
      (context) => {
        const { open, row } = developOwed(context);
        return context.rows<{ row: { kind: string; on: string } }>(sql`select ${row} as row ${open}`);
      },
      { readOnly: true },
    );
    return kinds.map(({ row }) => [row.kind, row.on]);
  };
  expect(await owed()).toEqual([["FINISH", "2026-11-20"]]);
  const told = async (who: string) => {
    const signals = await acme.as(who, (context) => world.application.gatherings.signals(context, [acme.id("asha")]), {
      readOnly: true,
    });
    return signals.find(({ room }) => room === "develop")?.said[acme.id("asha")];
  };
  expect([await told("ravi"), await told("skip")]).toMatchObject([
    { key: "signal.progress", count: 0 },
    { key: "signal.progress", count: 0 },
  ]);
  expect(await told("lena")).toBeUndefined();
  await acme.as("asha", (context) => reachGrowthGoal(context, { goalId, reached: true }));
  expect([(await page("ravi")).progress, (await told("ravi"))?.count, await owed()]).toEqual([100, 100, []]);
});
