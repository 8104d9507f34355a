import { commentNotices } from "#app/modules/comments/notices.ts";
import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { csvOf } from "#app/platform/files/sheet-csv.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalNotices } from "../notices.ts";
import { goalsServer } from "../room.server.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { checkIn } from "../use-cases/check-in.ts";
import { closeGoal } from "../use-cases/close-goal.ts";
import { editGoal } from "../use-cases/edit-goal.ts";
import { exportGoals } from "./goal-export.ts";
import { goalListInput } from "./goal-list.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await (
    await world.company("acme")
  )
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "lena")
    .employee("otto")
    .build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

const notices = { ...goalNotices, ...commentNotices };

/** What the product would tell people of what was recorded about this goal: everything, or events of one name. */
async function told(goalId: string, name = "%"): Promise<{ to: string; kind: string; actor: unknown }[]> {
  return company.asProduct(async (context) => {
    const events = await context.rows<RecordedEvent>(
      sql`select id::text, name, payload, actor_id as "actorId", recorded_at as "recordedAt" from {outbox}
        where ${goalId} in (payload->>'goalId', payload->>'record') and name like ${name} order by id`,
    );
    const all = [];
    for (const event of events) all.push(...((await notices[event.name]?.(context, event)) ?? []));
    return all.map(({ recipientId, kind, params }) => ({ to: recipientId, kind, actor: params["actor"] }));
  });
}

describe("notices", () => {
  test("owners hear what others do to their goal, never what they do themselves", async () => {
    const {
      goalId,
      keyResultIds: [keyResultId],
    } = await goals.objective("ravi", {
      title: "Told of",
      ownerId: company.id("asha"),
      keyResults: [{ title: "Told part" }],
    });
    await company.as("ravi", (context) => commentOn(context, "Goal", goalId, "How is it going?"));
    await company.as("asha", (context) => commentOn(context, "Goal", goalId, "Well."));
    await company.as("ravi", (context) =>
      checkIn(context, { goalId: keyResultId!, value: 30, level: "ON_TRACK", comment: "" }),
    );
    await company.as("asha", (context) =>
      checkIn(context, { goalId: keyResultId!, value: 40, level: "ON_TRACK", comment: "" }),
    );
    await company.as("ravi", (context) => closeGoal(context, { goalId, closure: "ACHIEVED" }));
    const asha = company.id("asha");
    expect(await told(goalId)).toEqual(
      ["became-owner", "commented", "closed"].map((kind) => ({ to: asha, kind, actor: "ravi" })),
    );
    expect(await told(keyResultId!, "goals.checked-in")).toEqual([{ to: asha, kind: "checked-in", actor: "ravi" }]);
  });

  test("who becomes an owner later is told; who was one already is not told again", async () => {
    const { goalId } = await goals.objective("skip", { title: "Handed on", ownerId: company.id("asha") });
    const version = (await goals.stored(goalId)).version;
    await company.as("skip", (context) =>
      editGoal(context, { goalId, version, ownerIds: [company.id("asha"), company.id("lena")] }),
    );
    expect(await told(goalId, "goals.owner-added")).toEqual([
      { to: company.id("lena"), kind: "became-owner", actor: "skip" },
    ]);
  });
});

describe("search", () => {
  const found = (name: string, text: string) =>
    company.as(
      name,
      async (context) => (await goalsServer.search!(context, exactly(text), 10)).map((hit) => hit.title),
      {
        readOnly: true,
      },
    );

  test("finds by a part of the title what the searcher may see, and takes signs of patterns as they are", async () => {
    await goals.objective("asha", { title: "Zeppelin 100% ready" });
    await goals.objective("asha", { title: "Zeppelin behind doors", visibility: "PRIVATE" });
    expect(await found("asha", "zeppelin")).toEqual(["Zeppelin 100% ready", "Zeppelin behind doors"]);
    expect(await found("otto", "zeppelin")).toEqual(["Zeppelin 100% ready"]);
    expect(await found("otto", "zep%ready")).toEqual([]);
    expect(await found("otto", "100% r")).toEqual(["Zeppelin 100% ready"]);
  });
});

describe("the export", () => {
  test("neutralises what a spreadsheet would run, quotes what would break a line, and holds only what may be seen", async () => {
    await goals.objective("lena", { title: '=HYPERLINK("https://example.test";"Open")' });
    await goals.objective("lena", { title: "Two\nlines, one cell" });
    await goals.objective("lena", { title: "Unseen by others", visibility: "PRIVATE" });
    const file = await company.as(
      "otto",
      (context) => exportGoals(context, goalListInput.parse({ scope: "company" })).then(csvOf),
      { readOnly: true },
    );
    expect(file.startsWith("\uFEFFid,kind,title,")).toBe(true);
    expect(file).toContain(`,"'=HYPERLINK(""https://example.test"";""Open"")",`);
    expect(file).toContain('"Two\nlines, one cell"');
    expect(file).not.toContain("Unseen by others");
    expect(
      await company.as("lena", (context) => exportGoals(context, goalListInput.parse({})).then(csvOf), {
        readOnly: true,
      }),
    ).toContain("Unseen by others");
  });
});

// Last, for it moves the clock.
describe("obligations", () => {
  test("speak of one's own open goals that are due or silent, and of nobody else's", async () => {
    const {
      goalId,
      keyResultIds: [silent, spoken],
    } = await goals.objective("otto", {
      title: "Owed",
      keyResults: [{ title: "Silent part" }, { title: "Spoken part" }],
    });
    const owed = (name: string) =>
      company.as(
        name,
        async (context) => (await world.application.gatherings.obligations(context)).map(({ key }) => key),
        { readOnly: true },
      );
    expect(await owed("otto")).toEqual([]);
    world.clock.set("2026-12-10T09:00:00Z");
    await company.as("otto", (context) =>
      checkIn(context, { goalId: spoken!, value: 10, level: "ON_TRACK", comment: "" }),
    );
    expect(await owed("otto")).toEqual([`goals:check-in:${silent}`]);
    world.clock.set("2026-12-26T09:00:00Z");
    expect(await owed("otto")).toContain(`goals:due:${goalId}`);
    expect((await owed("asha")).join()).not.toContain(goalId);
    await company.as("otto", (context) => closeGoal(context, { goalId, closure: "ACHIEVED" }));
    expect(await owed("otto")).not.toContain(`goals:due:${goalId}`);
  });
});
