import { afterAll, beforeAll, expect, test } from "vitest";
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalNotices } from "../notices.ts";
import { goalDependencies } from "../queries/goal-dependencies.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { answerDependency } from "./answer-dependency.ts";
import { askDependency, askDependencyInput } from "./ask-dependency.ts";
import { closeGoal } from "./close-goal.ts";
import { withdrawDependency } from "./withdraw-dependency.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

const ask = (by: string, goalId: string, needsGoalId: string, beforeCommit = () => Promise.resolve()) =>
  company.as(by, async (context) => {
    const asked = await askDependency(context, askDependencyInput.parse({ goalId, needsGoalId, note: "The data" }));
    await beforeCommit();
    return asked;
  });
const answer = (by: string, goalId: string, dependencyId: string, said: "CONFIRMED" | "REFUSED") =>
  company.as(by, (context) => answerDependency(context, { goalId, dependencyId, answer: said }));
const withdraw = (by: string, goalId: string, dependencyId: string) =>
  company.as(by, (context) => withdrawDependency(context, { goalId, dependencyId }));
const of = (by: string, goalId: string) => company.as(by, (context) => goalDependencies(context, goalId));
const blocked = (by: string, goalId: string) =>
  company.as(by, async (context) => (await goalDetail(context, goalId)).goal.blocked);
const pair = async (title: string) =>
  [
    (await goals.objective("asha", { title: `${title} needs` })).goalId,
    (await goals.objective("lena", { title: `${title} needed` })).goalId,
  ] as const;

/** Who is told what of the newest event of this name. */
function told(name: string): Promise<{ to: string; kind: string; link: string | undefined }[]> {
  return company.asProduct(async (context) => {
    const [event] = await context.rows<{ id: string; payload: Record<string, unknown>; actorId: string }>(
      sql`select id, payload, actor_id as "actorId" from {outbox} where name = ${name} order by id desc limit 1`,
    );
    const notices = await goalNotices[name]!(context, { ...event!, name, recordedAt: context.clock.now() });
    return notices.map(({ recipientId, kind, link }) => ({ to: recipientId, kind, link }));
  });
}

test("the other owner is told, confirms, and the goal is blocked until the other is achieved; both sides show it", async () => {
  const [mine, theirs] = await pair("Confirmed");
  const { dependencyId } = await ask("asha", mine, theirs);
  expect(await told("goals.dependency-asked")).toEqual([
    { to: company.id("lena"), kind: "dependency-asked", link: `/app/goal/${theirs}` },
  ]);
  expect(await blocked("asha", mine)).toBe(false);
  expect(await of("lena", theirs)).toMatchObject([
    { direction: "NEEDED", status: "ASKED", note: "The data", askedBy: "asha", other: { id: mine } },
  ]);
  await answer("lena", theirs, dependencyId, "CONFIRMED");
  expect(await told("goals.dependency-answered")).toEqual([
    { to: company.id("asha"), kind: "dependency-confirmed", link: `/app/goal/${mine}` },
  ]);
  expect(await of("asha", mine)).toMatchObject([{ direction: "NEEDS", status: "CONFIRMED", other: { id: theirs } }]);
  expect(await blocked("asha", mine)).toBe(true);
  await company.as("lena", (context) => closeGoal(context, { goalId: theirs, closure: "ACHIEVED" }));
  expect(await blocked("asha", mine)).toBe(false);
});

test("it is refused or withdrawn, each once, by the side it belongs to", async () => {
  const [mine, theirs] = await pair("Refused");
  const first = await ask("asha", mine, theirs);
  expect(await refusalOf(ask("asha", mine, theirs))).toMatchObject({ code: "goals.dependency-asked", status: 409 });
  expect(await refusalOf(answer("asha", theirs, first.dependencyId, "CONFIRMED"))).toMatchObject({ status: 403 });
  expect(await refusalOf(answer("asha", mine, first.dependencyId, "CONFIRMED"))).toMatchObject({ status: 404 });
  expect(await refusalOf(withdraw("lena", mine, first.dependencyId))).toMatchObject({ status: 403 });
  await answer("lena", theirs, first.dependencyId, "REFUSED");
  expect(await refusalOf(answer("lena", theirs, first.dependencyId, "CONFIRMED"))).toMatchObject({
    code: "goals.dependency-settled",
  });
  const second = await ask("asha", mine, theirs);
  await withdraw("asha", mine, second.dependencyId);
  expect(await told("goals.dependency-withdrawn")).toEqual([
    { to: company.id("lena"), kind: "dependency-withdrawn", link: `/app/goal/${theirs}` },
  ]);
  expect((await of("asha", mine)).map(({ status }) => status)).toEqual(["REFUSED"]);
});

test("two goals never wait for one another, not even when both ask at once; own goals need no answer", async () => {
  for (const order of orders) {
    const [one, other] = await pair(`Circle ${order}`);
    const ended = await inOrder(
      world,
      order,
      (ready) => ask("asha", one, other, ready),
      (ready) => ask("lena", other, one, ready),
    );
    expect(ended.toSorted(), order).toEqual(["DONE", "goals.dependency-circle"]);
  }
  const [mine] = await pair("Circle");
  expect(await refusalOf(ask("asha", mine, mine))).toMatchObject({ code: "goals.dependency-circle" });
  const [one, two] = [
    await goals.objective("asha", { title: "Own one" }),
    await goals.objective("asha", { title: "Own two" }),
  ];
  await ask("asha", one.goalId, two.goalId);
  expect(await of("asha", one.goalId)).toMatchObject([{ status: "CONFIRMED" }]);
});

test("a hidden goal is not named to the other side, and strangers neither ask nor find anything", async () => {
  const [mine, theirs] = await pair("Walled");
  const secret = await goals.objective("asha", { title: "Secret", visibility: "PRIVATE" });
  await ask("asha", secret.goalId, theirs);
  expect(await of("lena", theirs)).toMatchObject([{ askedBy: "asha", other: null }]);
  expect(await refusalOf(ask("lena", theirs, secret.goalId))).toMatchObject({ status: 404 });
  expect(await refusalOf(ask("lena", mine, theirs))).toMatchObject({ status: 403 });
  expect(
    await refusalOf(
      other.as("spy", (context) =>
        askDependency(context, askDependencyInput.parse({ goalId: mine, needsGoalId: theirs })),
      ),
    ),
  ).toMatchObject({ status: 404 });
});
