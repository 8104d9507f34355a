import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { countUnread } from "./queries/count-unread.ts";
import { listNotifications } from "./queries/list-notifications.ts";
import { unreadSince } from "./queries/unread-since.ts";
import { markAllRead, markRead } from "./use-cases/mark-read.ts";
import { notify } from "./use-cases/notify.ts";
import { readOpened } from "./use-cases/read-opened.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi").build();
  globex = await (await world.company()).employee("spy").build();
});

afterAll(() => world.close());

async function tell(name: string, count: number, link = "/app"): Promise<void> {
  await acme.asProduct(async (context) => {
    for (let number = 0; number < count; number += 1) {
      const event = {
        id: context.newId(),
        name: "goals.commented",
        payload: {},
        actorId: null,
        recordedAt: context.clock.now(),
      };
      await notify(
        context,
        event,
        [
          {
            recipientId: acme.id(name),
            room: "goals",
            kind: "commented",
            params: { title: `No. ${number}` },
            link,
          },
        ],
        () => false,
      );
    }
  });
}

test("a person reads and marks their own notifications", async () => {
  await tell("asha", 2);
  const [first] = (await acme.as("asha", (context) => listNotifications(context, null))).rows;
  await acme.as("asha", (context) => markRead(context, { notificationId: first!.id }));
  expect(await acme.as("asha", countUnread)).toBe(1);
  await acme.as("asha", markAllRead);
  expect(await acme.as("asha", countUnread)).toBe(0);
});

test("another person's notification does not exist, for colleague and stranger alike", async () => {
  await tell("asha", 1);
  const [first] = (await acme.as("asha", (context) => listNotifications(context, null))).rows;
  for (const [company, name] of [
    [acme, "ravi"],
    [globex, "spy"],
  ] as const) {
    await expect(company.as(name, (context) => markRead(context, { notificationId: first!.id }))).rejects.toMatchObject(
      { status: 404 },
    );
    expect((await company.as(name, (context) => listNotifications(context, null))).rows).toEqual([]);
    expect((await company.as(name, (context) => listNotifications(context, first!.id))).rows).toEqual([]);
  }
  expect(await acme.as("asha", countUnread)).toBe(1);
});

test("older ones come page by page, none twice, none left out", async () => {
  await tell("ravi", 60);
  const seen: string[] = [];
  for (let before: string | null = null; ;) {
    const page = await acme.as("ravi", (context) => listNotifications(context, before));
    seen.push(...page.rows.map((row) => row.id));
    before = page.next;
    if (!before) break;
  }
  expect(new Set(seen).size).toBe(60);
  expect(seen).toHaveLength(60);
});

test("what a module brought about that is off is not told, not counted and not marked, and is there again with the module", async () => {
  await acme.as("asha", markAllRead);
  await tell("asha", 2);
  const [first] = (await acme.as("asha", (context) => listNotifications(context, null))).rows;
  const since = new Date(0);
  const unread = async () => ({
    listed: (await acme.as("asha", (context) => listNotifications(context, null))).rows.filter(({ read }) => !read)
      .length,
    counted: await acme.as("asha", countUnread),
    away: (await acme.asProduct((context) => unreadSince(context, since))).find(
      ({ recipientId }) => recipientId === acme.id("asha"),
    )?.count,
  });
  expect(await unread()).toEqual({ listed: 2, counted: 2, away: 2 });
  await acme.switchOff("GOAL");
  expect(await unread()).toEqual({ listed: 0, counted: 0, away: undefined });
  await acme.as("asha", markAllRead);
  await expect(acme.as("asha", (context) => markRead(context, { notificationId: first!.id }))).rejects.toMatchObject({
    status: 404,
  });
  await acme.switchOn("GOAL");
  expect(await unread()).toEqual({ listed: 2, counted: 2, away: 2 });
});

test("marking is audited", async () => {
  await tell("ravi", 1);
  await acme.as("ravi", markAllRead);
  const [entry] = await acme.asProduct((context) =>
    context.rows(
      sql`select action, actor_id from {audit_entry} where action = 'notifications.mark-all-read' order by id desc limit 1`,
    ),
  );
  expect(entry).toEqual({ action: "notifications.mark-all-read", actor_id: acme.id("ravi") });
});

test("who opens a record has read the notices of it, and nobody else has", async () => {
  const [goal, other] = [acme.id("asha"), acme.id("ravi")];
  for (const name of ["asha", "ravi"]) await acme.as(name, markAllRead);
  await tell("asha", 2, `/app/goal/${goal}?recordTab=activity`);
  await tell("asha", 1, `/app/goal/${other}`);
  await tell("ravi", 1, `/app/goal/${goal}`);
  const open = (name: string, address: string) =>
    acme.asProduct((context) => readOpened(context, { employeeId: acme.id(name), address }));
  const unread = async () => [await acme.as("asha", countUnread), await acme.as("ravi", countUnread)];
  expect(await unread()).toEqual([3, 1]);
  expect(await open("asha", "/app/my-data/goal/my-goals")).toBe(0);
  expect(await open("asha", `/app/goal/${goal}`)).toBe(2);
  expect(await open("asha", `/app/goal/${goal}`)).toBe(0);
  expect(await unread()).toEqual([1, 1]);
  expect(await open("asha", `/app/team/goals?panelStack=OBJECTIVE:${other}`)).toBe(1);
  expect(await open("ravi", `/app/goal/${goal}`)).toBe(1);
  expect(await unread()).toEqual([0, 0]);
});
