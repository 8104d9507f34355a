import { afterAll, beforeAll, expect, test } from "vitest";
import { companyWithALine } from "#app/modules/goals/testing/company-with-a-line.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import type { FirstStepsCard } from "#app/modules/home/queries/first-steps.ts";
import { hideFirstSteps, showFirstSteps } from "#app/modules/home/use-cases/show-first-steps.ts";
import type { NewsCard } from "#app/modules/notifications/queries/newest-notices.ts";
import type { Feature } from "#app/platform/context/actor.ts";
import type { HomeData } from "#app/platform/contributions/home-card.ts";
import type { MyGoalsCard, TeamGoalsCard } from "#app/modules/goals/queries/home-goals.ts";
import { openScreens, recordScreensFor } from "#app/shell/navigation.ts";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

const statements: string[] = [];
let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-10T09:00:00Z", onStatement: (text) => statements.push(text) });
  company = await companyWithALine(world);
  goals = new GoalWorld(company);
  await goals.objective("asha", { title: "Seen by all", ownerId: company.id("asha") });
  await goals.objective("asha", { title: "Kept to herself", ownerId: company.id("asha"), visibility: "PRIVATE" });
  await goals.objective("ravi", { title: "Of Ravi", ownerId: company.id("ravi") });
  const tasks = await new InitiativeWorld(company).open();
  for (const dueDate of ["2026-11-01", "2026-11-12", "2027-03-01"])
    await tasks.task("asha", { text: `Due ${dueDate}`, dueDate });
});
afterAll(() => world.close());

const homeOf = (name: string): Promise<HomeData> =>
  company.as(name, (context) => world.application.gatherings.home(context), { readOnly: true });
const card = <Data>(home: HomeData, name: string) =>
  home.cards.find((one) => one.name === name)?.data as Data | undefined;

test("what waits is counted and listed by the same condition, soonest first, and is one's own alone", async () => {
  const { gatherings } = world.application;
  await company.as("asha", async (context) => {
    const owed = await gatherings.obligations(context);
    expect(owed.map(({ dueOn }) => dueOn)).toEqual(["2026-11-01", "2026-11-12"]);
    expect(await gatherings.waiting(context)).toEqual({
      goals: { all: 0, ofTeam: 0 },
      initiatives: { all: 2, ofTeam: 0 },
    });
  });
  await company.as("lena", async (context) => expect(await gatherings.obligations(context)).toEqual([]));
});

test("what waits of those whom one leads stands in their area, and with the company's for who leads nobody", () => {
  const { rooms } = world.application.gatherings;
  const shown = (name: string) =>
    company.as(name, async (context) => (await openScreens(context, rooms, counts)).waiting, { readOnly: true });
  const counts = { goals: { all: 3, ofTeam: 2 }, initiatives: { all: 5, ofTeam: 0 } };
  const alike = { "top/inbox": 8, "my-data/initiative": 5 };
  return Promise.all([
    expect(shown("ravi")).resolves.toEqual({ ...alike, "my-data/goal": 1, "team/goal": 2 }),
    expect(shown("kiran")).resolves.toEqual({ ...alike, "my-data/goal": 1, "company/goal": 2 }),
    expect(shown("asha")).resolves.toMatchObject(alike),
  ]);
});

test("one's own objectives stand on the home page; of reports a manager sees how many, of those they may see", async () => {
  const asha = await homeOf("asha");
  expect(card<MyGoalsCard>(asha, "my-goals")).toMatchObject({ count: 2 });
  expect(card(asha, "team-goals")).toBeUndefined();
  const ravi = await homeOf("ravi");
  expect(card<MyGoalsCard>(ravi, "my-goals")!.goals.map(({ title }) => title)).toEqual(["Of Ravi"]);
  const team = card<TeamGoalsCard>(ravi, "team-goals")!.people;
  expect(team.map(({ name }) => name)).toHaveLength(2);
  const seen = await company.as(
    "ravi",
    async (context) => (await world.application.gatherings.search(context, "Kept to herself", 5)).hits.length,
  );
  expect(team.find(({ id }) => id === company.id("asha"))!.open).toBe(1 + seen);
  expect(card(await homeOf("otto"), "my-goals")).toBeUndefined();
});

test("who is new has first steps by what they may do, ticked once done, until all is done, hidden or they are no longer new", async () => {
  const stepsOf = async (of: Company, name: string) => {
    const home = await of.as(name, (context) => world.application.gatherings.home(context), { readOnly: true });
    const found = card<FirstStepsCard>(home, "first-steps");
    return found?.steps.map(({ room, label, done }) => `${room} ${label.split(".")[1]}${done ? " done" : ""}`);
  };
  const other = await (
    await world.company("initech")
  )
    .employee("pia")
    .admin("PLATFORM_ADMIN")
    .employee("asha")
    .reportsTo("pia")
    .build();
  await other.switchOn("FEEDBACK", "CHECK_IN");
  expect(await stepsOf(other, "asha")).toEqual(["people photo", "goals own", "feedback give"]);
  expect(await stepsOf(other, "pia")).toEqual(
    expect.arrayContaining(["people people done", "people invite", "one-on-ones report", "people photo"]),
  );
  await new GoalWorld(other).objective("asha", { title: "First", ownerId: other.id("asha") });
  expect(await stepsOf(other, "asha")).toContain("goals own done");
  await other.as("asha", hideFirstSteps);
  expect(await stepsOf(other, "asha")).toBeUndefined();
  expect(await stepsOf(other, "pia")).toBeDefined();
  await other.as("asha", showFirstSteps);
  expect(await stepsOf(other, "asha")).toHaveLength(3);
  world.clock.set("2027-03-10T09:00:00Z");
  expect(await stepsOf(other, "asha")).toBeUndefined();
  world.clock.set("2026-11-10T09:00:00Z");
});

test("only who administers goals is told what wants an administrator", async () => {
  world.clock.set("2026-12-10T09:00:00Z");
  const lines = async (name: string) => (await homeOf(name)).attention.map(({ room, count }) => [room, count]);
  expect(await lines("kiran")).toEqual([["goals", 3]]);
  expect(await lines("ravi")).toEqual([]);
  world.clock.set("2026-11-10T09:00:00Z");
});

test("a module that is off gives nothing, and another company has nothing of this one", async () => {
  const other = await (await world.company("globex")).employee("asha").build();
  const home = await other.as("asha", (context) => world.application.gatherings.home(context));
  expect(home.cards.map(({ name }) => name)).toEqual(["first-steps"]);
  expect(home.attention).toEqual([]);
  await company.as("asha", async (context) => {
    const off = { ...context, actor: { ...context.actor, features: [] } };
    expect(await world.application.gatherings.obligations(off)).toEqual([]);
    const always = ["notifications", "home"];
    const { cards } = await world.application.gatherings.home(off);
    expect(cards.filter(({ room }) => !always.includes(room))).toEqual([]);
  });
});

test("what a module that is off told of stands no longer among the news, and does again once it is on", async () => {
  const { gatherings } = world.application;
  await company.asProduct((context) =>
    context.rows(
      sql`insert into {notification} (id, recipient_id, kind, event_key, payload, link, created_at)
        select gen_random_uuid(), ${company.id("asha")}::uuid, kind, kind, '{}', '/app', ${context.clock.now()}::timestamptz
          from unnest(array['initiatives:assigned', 'people:manager-changed']) as kind`,
    ),
  );
  const told = (features: (all: readonly Feature[]) => Feature[]) =>
    company.as("asha", async (context) => {
      const actor = { ...context.actor, features: features(context.actor.features) };
      return card<NewsCard>(await gatherings.home({ ...context, actor }), "news")!
        .news.map(({ room }) => room)
        .sort();
    });
  expect(await told((all) => all.filter((feature) => feature !== "TASK"))).toEqual(["people"]);
  expect(await told((all) => [...all])).toEqual(["initiatives", "people"]);
});

test("cards, lines and what waits are a statement each, whatever there is", async () => {
  const cost = (name: string) =>
    company.as(name, async (context) => {
      await context.ability();
      await world.application.gatherings.home(context);
      statements.length = 0;
      await world.application.gatherings.home(context);
      await world.application.gatherings.obligations(context);
      return statements.length;
    });
  expect(await cost("kiran")).toBe(await cost("ravi"));
  expect(await cost("ravi")).toBeLessThanOrEqual(4);
});

test("home with the frame around it sends at most eight statements, for whom all rooms ask for something too", async () => {
  const { gatherings } = world.application;
  const cost = async (name: string) => {
    const load = () =>
      company.as(
        name,
        async (context) => {
          await openScreens(context, gatherings.rooms, await gatherings.waiting(context));
          await recordScreensFor(context, gatherings.rooms, (_, key) => key);
          await gatherings.obligations(context);
          await gatherings.home(context);
        },
        { readOnly: true },
      );
    await load();
    statements.length = 0;
    await load();
    return statements.length;
  };
  for (const name of ["asha", "ravi", "kiran"]) {
    const count = await cost(name);
    expect(count, name).toBeGreaterThan(3);
    expect(count, name).toBeLessThanOrEqual(8);
  }
});
