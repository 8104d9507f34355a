import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalNotices } from "../notices.ts";
import { goalHistory } from "../queries/goal-history.ts";
import { listCheckIns } from "../queries/list-check-ins.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { acknowledgeCheckIn } from "./acknowledge-check-in.ts";
import { checkIn } from "./check-in.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company("acme");
  await company
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("mira")
    .employee("ravi")
    .reportsTo("mira")
    .employee("asha")
    .reportsTo("ravi")
    .employee("noor")
    .build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

let made = 0;

/** A goal of asha's with one check-in by somebody; answers with both. */
async function checkedIn(
  by = "asha",
  visibility: "GLOBAL" | "PRIVATE" = "GLOBAL",
): Promise<{ goalId: string; checkInId: string }> {
  const { goalId } = await goals.objective("asha", {
    title: `Read ${(made += 1)}`,
    progressType: "MANUAL",
    visibility,
  });
  await company.as(by, (context) => checkIn(context, { goalId, value: 10, level: "ON_TRACK", comment: "Well" }));
  const [entry] = await company.as(by, (context) => goalHistory(context, goalId));
  return { goalId, checkInId: entry!.id };
}

const acknowledge = (by: string, checkInId: string) =>
  company.as(by, (context) => acknowledgeCheckIn(context, { checkInId }));
const readBy = async (goalId: string) =>
  (await company.as("asha", (context) => listCheckIns(context, goalId))).checkIns.map(
    ({ acknowledged }) => acknowledged?.name ?? null,
  );

test.each(["ravi", "mira", "kiran"])("%s acknowledges, once", async (reviewer) => {
  const { goalId, checkInId } = await checkedIn();
  await acknowledge(reviewer, checkInId);
  await acknowledge("mira", checkInId);
  const name = await company.asProduct((context) =>
    context.rows<{ name: string }>(sql`select display_name as name from {employee} where id = ${company.id(reviewer)}`),
  );
  expect(await readBy(goalId)).toEqual([name[0]!.name]);
});

test("the owner is told who has read it", async () => {
  const { goalId, checkInId } = await checkedIn();
  await acknowledge("ravi", checkInId);
  const [event] = await company.asProduct((context) =>
    context.rows<{ name: string; payload: Record<string, unknown>; actorId: string }>(
      sql`select name, payload, actor_id as "actorId" from {outbox} where name = 'goals.check-in-acknowledged'
        and payload->>'checkInId' = ${checkInId}`,
    ),
  );
  const notices = await company.asProduct((context) =>
    goalNotices["goals.check-in-acknowledged"]!(context, event as never),
  );
  expect(notices).toMatchObject([
    { recipientId: company.id("asha"), kind: "acknowledged", link: `/app/goal/${goalId}` },
  ]);
});

test("nobody acknowledges their own, not even a manager", async () => {
  expect(await refusalOf(acknowledge("asha", (await checkedIn()).checkInId))).toMatchObject({
    status: 409,
    code: "goals.own-check-in",
  });
  expect(await refusalOf(acknowledge("ravi", (await checkedIn("ravi")).checkInId))).toMatchObject({
    status: 409,
    code: "goals.own-check-in",
  });
});

test("a colleague is refused, and of what they may not see learns nothing", async () => {
  expect(await refusalOf(acknowledge("noor", (await checkedIn()).checkInId))).toMatchObject({ status: 403 });
  expect(await refusalOf(acknowledge("noor", (await checkedIn("asha", "PRIVATE")).checkInId))).toMatchObject({
    status: 404,
  });
});

test("another company's check-ins are not there", async () => {
  const other = await world.company("globex");
  await other.employee("spy").admin("GOAL_ADMIN").build();
  const { goalId, checkInId } = await checkedIn();
  expect(await refusalOf(other.as("spy", (context) => acknowledgeCheckIn(context, { checkInId })))).toMatchObject({
    status: 404,
  });
  expect(await refusalOf(other.as("spy", (context) => listCheckIns(context, goalId)))).toMatchObject({ status: 404 });
  expect(await readBy(goalId)).toEqual([null]);
});
