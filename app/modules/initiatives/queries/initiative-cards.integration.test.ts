import { afterAll, beforeAll, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { InitiativeWorld } from "../testing/initiative-world.ts";
import { completeInitiative } from "../use-cases/complete-initiative.ts";
import { initiativeCards, type InitiativeCards } from "./initiative-cards.ts";
import { initiativeListInput } from "./initiative-list.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let tasks: InitiativeWorld;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("ravi").team("ravi", "asha", "otto").employee("ines").build();
  goals = new GoalWorld(acme);
  tasks = await new InitiativeWorld(acme).open();
});
afterAll(() => world.close());

const cards = (by: string, asked: object): Promise<InitiativeCards> =>
  acme.as(by, (context) => initiativeCards(context, initiativeListInput.parse(asked)), { readOnly: true });
const told = ({ cards: found }: InitiativeCards) =>
  found.map(({ title, count, delayed, rows }) => ({ title, count, delayed, texts: rows.map(({ text }) => text) }));

test("one's own tasks lie together by goal, three at first, those without a goal apart; a goal one may not see is not named", async () => {
  const { goalId } = await goals.objective("asha", { title: "Open a shop" });
  const hidden = await goals.objective("asha", { title: "Nobody knows yet" });
  for (const text of ["Find a place", "Sign", "Paint it", "Invite"])
    await tasks.task("asha", { text, goalId, dueDate: `2026-12-0${(text.length % 9) + 1}` });
  await tasks.task("asha", { text: "Call the bank" });
  await tasks.task("asha", { text: "Think", goalId: hidden.goalId });
  await acme.asProduct((context) =>
    context.rows(
      sql`update {goal} set visibility = 'PRIVATE', created_by = (select id from {employee} where id <> created_by
        limit 1) where id = ${hidden.goalId}`,
    ),
  );
  await acme.asProduct((context) => context.rows(sql`delete from {goal_owner} where goal_id = ${hidden.goalId}`));
  const found = await cards("asha", { scope: "mine" });
  expect(found).toMatchObject({ by: "GOAL", more: false });
  expect(told(found)[0]).toMatchObject({
    title: "Open a shop",
    count: 4,
    texts: expect.toSatisfy((texts: string[]) => texts.length === 3),
  });
  expect(told(found).slice(1)).toEqual(
    expect.arrayContaining([
      { title: null, count: 1, delayed: 0, texts: ["Call the bank"] },
      { title: null, count: 1, delayed: 0, texts: ["Think"] },
    ]),
  );
});

test("a manager has a card for each report, of open tasks alone, and none for people beside them", async () => {
  const { goalId } = await goals.objective("otto", { title: "Sell more" });
  const done = await tasks.task("otto", { text: "Write the offer", goalId, visibility: "GLOBAL" });
  await tasks.task("otto", { text: "Send it", visibility: "GLOBAL" });
  await tasks.task("ines", { text: "Of nobody's business", visibility: "GLOBAL" });
  await acme.as("otto", (context) => completeInitiative(context, { initiativeId: done }));
  const found = await cards("ravi", { scope: "direct-reports", status: "OPEN" });
  expect(found.by).toBe("OWNER");
  expect(told(found).map(({ count }) => count)).toEqual([6, 1]);
  expect(told(found).find(({ count }) => count === 1)!.texts).toEqual(["Send it"]);
  const [, card] = found.cards;
  expect(told(await cards("ravi", { scope: "direct-reports", owner: card!.id! }))).toHaveLength(1);
  expect(
    told(await cards("ravi", { scope: "direct-reports", status: "COMPLETED" })).flatMap(({ texts }) => texts),
  ).toEqual(["Write the offer"]);
});

test("what one may not see lies on no card, in this company and in another", async () => {
  await tasks.task("otto", { text: "A private idea" });
  const seen = (await cards("ines", { scope: "company" })).cards.flatMap(({ rows }) => rows.map(({ text }) => text));
  expect(seen).not.toContain("A private idea");
  const globex = await (await world.company("globex")).employee("spy").build();
  await new InitiativeWorld(globex).open();
  const elsewhere = await globex.as(
    "spy",
    (context) => initiativeCards(context, initiativeListInput.parse({ scope: "company" })),
    { readOnly: true },
  );
  expect(elsewhere.cards).toEqual([]);
});
