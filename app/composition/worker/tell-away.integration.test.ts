import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { notify, settleNudges } from "#app/modules/notifications/index.ts";
import { markAllRead } from "#app/modules/notifications/use-cases/mark-read.ts";
import { chooseMail, setMailDefaults } from "#app/modules/notifications/use-cases/choose-mail.ts";
import { addDevice, openPush, removeDevice, testDevice } from "#app/modules/notifications/use-cases/keep-devices.ts";
import { keepQuiet } from "#app/modules/notifications/use-cases/keep-quiet.ts";
import { ownDevices } from "#app/modules/notifications/queries/own-devices.ts";
import { Browser } from "#app/modules/notifications/testing/browser.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { goesByMail } from "./kinds-of-notices.ts";
import { tellAway } from "./tell-away.ts";

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

let world: World;
let acme: Company;
let service: Server;
let received: Received[];
/** What the push service answers next; 201 where nothing is said. */
let answers: { status: number; retryAfter?: string }[];

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      const { status, retryAfter } = answers.shift() ?? { status: 201 };
      response.writeHead(status, retryAfter ? { "retry-after": retryAfter } : {}).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  const played = { "push.example": `http://127.0.0.1:${(service.address() as AddressInfo).port}` };
  Object.assign(world.application.config.connectors, { played });
  acme = await (
    await world.company()
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("pia")
    .admin("PLATFORM_ADMIN")
    .build();
});
afterAll(async () => {
  service.close();
  await world.close();
});
beforeEach(async () => {
  [received, answers] = [[], []];
  await acme.asProduct(async (context) => {
    for (const table of ["notification", "notice_choice", "notice_default", "quiet_time", "push_device"])
      await context.rows(sql`delete from ${sql.table(table)}`);
  });
});

/** All that came to a browser, as its service worker reads it. */
const shownBy = (browser: Browser) =>
  received.filter(({ path }) => path === browser.path).map(({ body }) => browser.read(body));

async function browserOf(name: string, sessionId: string | null = null): Promise<Browser> {
  const browser = new Browser();
  await acme.as(name, async (context) => {
    await openPush(context);
    const by = {
      session: sessionId === null ? null : { id: sessionId },
      userAgent: "Mozilla/5.0 (Linux) Firefox/150.0",
    };
    await addDevice(context, browser.subscription(), by);
  });
  return browser;
}

const eventBy = (context: { newId(): string; clock: { now(): Date } }, actorId: string | null) => ({
  ...{ id: context.newId(), name: "goals.told", payload: {}, actorId },
  recordedAt: context.clock.now(),
});

type Given = { room?: string; kind?: string; link?: string; about?: { kind: string; id: string }; by?: string };

const tell = (name: string, given: Given = {}) => {
  const { room = "goals", kind = "closed", link = "/app/goal/1", about, by } = given;
  const notice = { recipientId: acme.id(name), room, kind, params: { actor: "Ravi", title: "Grow" }, link };
  return acme.asProduct((context) =>
    notify(context, eventBy(context, by ? acme.id(by) : null), [{ ...notice, ...(about && { about }) }], goesByMail),
  );
};
const tellAll = () => tellAway(world.application, acme.tenant);
const later = (seconds: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000).toISOString());
const outcomes = async () =>
  (
    await acme.asProduct((context) =>
      context.rows<{ outcome: string | null }>(sql`select outcome from {notice_delivery} order by created_at, id`),
    )
  ).map(({ outcome }) => outcome);

test("a device is told once, in its reader's language, so that nobody else can read it", async () => {
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set language = 'de' where id = ${acme.id("asha")}`),
  );
  const browser = await browserOf("asha");
  await tell("asha", { link: "/app/goal/7" });
  await Promise.all([tellAll(), tellAll()]);
  expect(shownBy(browser)).toMatchObject([
    { language: "de", link: expect.stringMatching(/^\/app\/goal\/7\?notice=[\da-f-]{36}$/), title: acme.tenant.name },
  ]);
  expect(shownBy(browser)[0]!["body"]).toContain("Grow");
  const [{ headers, body }] = received as [Received];
  expect(body.toString("latin1")).not.toContain("Grow");
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal" });
  expect(headers["topic"]).toMatch(/^[\w-]{1,32}$/);
  expect(Number(headers["ttl"])).toBeGreaterThan(0);
  const [, token] = /t=([^,]+)/.exec(String(headers["authorization"]))!;
  expect(decodeJwt(token!)).toMatchObject({ aud: "https://push.example" });
  await tellAll();
  expect(received).toHaveLength(1);
  expect(await outcomes()).toEqual(["SENT"]);
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set language = null where id = ${acme.id("asha")}`),
  );
});

test("what is told again of a record takes the place of what was told before", async () => {
  const browser = await browserOf("asha");
  for (const link of ["/app/goal/7", "/app/goal/7", "/app/goal/8"]) await tell("asha", { link });
  await tellAll();
  expect(new Set(shownBy(browser).map(({ topic }) => topic)).size).toBe(2);
});

test("of what is private it says only that there is something", async () => {
  const browser = await browserOf("asha");
  await acme.switchOn("REVIEW");
  await tell("asha", { room: "reviews", kind: "opened" });
  await tellAll();
  expect(shownBy(browser).map(({ body }) => body)).toEqual(["Something new is waiting for you. Open it to read it."]);
});

test("nobody is told of their own act, of what they read or did meanwhile, nor of what is an hour old", async () => {
  await browserOf("asha");
  await tell("asha", { by: "asha" });
  await tell("asha");
  await acme.as("asha", markAllRead);
  await tell("asha", { link: "/app/goal/9" });
  await acme.asProduct((context) =>
    settleNudges(context, { recordedAt: context.clock.now() }, [
      { room: "goals", recipientId: acme.id("asha"), kinds: ["closed"], link: "/app/goal/9" },
    ]),
  );
  await tellAll();
  await tell("asha");
  later(61 * 60);
  await tellAll();
  expect(received).toEqual([]);
  expect(await outcomes()).toEqual(["SPARED", "SPARED", "SPARED"]);
});

test("what names a record goes only to who may see it at that moment", async () => {
  const goals = new GoalWorld(acme);
  const seen = await goals.objective("ravi", { title: "Open the office" });
  const browser = await browserOf("asha");
  await tell("asha", { link: "/app/goal/1", about: { kind: "Goal", id: seen.goalId } });
  await tellAll();
  expect(shownBy(browser)).toHaveLength(1);
  await tell("asha", { link: "/app/goal/2", about: { kind: "Goal", id: seen.goalId } });
  await acme.asProduct((context) =>
    context.rows(sql`update {goal} set visibility = 'PRIVATE' where id = ${seen.goalId}`),
  );
  await tellAll();
  expect(shownBy(browser)).toHaveLength(1);
});

test("in quiet hours a device stays silent, and what fell into them does not come after", async () => {
  const browser = await browserOf("asha");
  await acme.as("asha", (context) => keepQuiet(context, { starts: 0, ends: 23, daysOff: false }));
  await tell("asha");
  await tellAll();
  await acme.as("asha", (context) => keepQuiet(context, { starts: null, ends: null, daysOff: false }));
  await tellAll();
  expect(shownBy(browser)).toEqual([]);
});

test("what somebody wants not on devices does not come there, unless the company fixed it", async () => {
  const browser = await browserOf("asha");
  const choose = (push: boolean | null) =>
    acme.as("asha", (context) => chooseMail(context, { choices: [{ room: "goals", mail: null, push }] }));
  await choose(false);
  await tell("asha");
  await tellAll();
  expect(shownBy(browser)).toEqual([]);
  const fix = (push: boolean, pushFixed: boolean) =>
    acme.as("pia", (context) =>
      setMailDefaults(context, { defaults: [{ room: "goals", mail: "NOW", fixed: false, push, pushFixed }] }),
    );
  await fix(true, true);
  await tell("asha");
  await tellAll();
  expect(shownBy(browser)).toHaveLength(1);
  await fix(false, false);
  await choose(null);
  await tell("asha");
  await tellAll();
  expect(shownBy(browser)).toHaveLength(1);
});

test("where a push service is busy it is asked again later, and no sooner than it says", async () => {
  const browser = await browserOf("asha");
  await tell("asha");
  answers = [{ status: 429, retryAfter: "300" }, { status: 503 }];
  await tellAll();
  later(299);
  await tellAll();
  expect(received).toHaveLength(1);
  later(2);
  await tellAll();
  expect(received).toHaveLength(2);
  later(121);
  await tellAll();
  expect(await outcomes()).toEqual(["SENT"]);
  expect(shownBy(browser)).toHaveLength(3);
});

test("a subscription that is gone is forgotten, and one whose keys are no keys too", async () => {
  await browserOf("asha");
  await acme.as("asha", (context) =>
    addDevice(context, {
      endpoint: "https://push.example/odd",
      p256dh: Buffer.alloc(65, 4).toString("base64url"),
      auth: Buffer.alloc(16, 4).toString("base64url"),
    }),
  );
  answers = [{ status: 410 }];
  await tell("asha");
  await tellAll();
  expect(await acme.as("asha", ownDevices)).toEqual([]);
  expect(await outcomes()).toEqual(["GONE", "GONE"]);
});

test("what a worker had begun when it ended is not told again", async () => {
  await browserOf("asha");
  await tell("asha");
  await acme.asProduct((context) =>
    context.rows(sql`update {notice_delivery} set due_at = null, outcome = 'BEGUN', tries = 1`),
  );
  later(600);
  await tellAll();
  expect(received).toEqual([]);
});

test("a device ends with the sign-in that it was added by, and belongs to who added it last", async () => {
  await browserOf("asha", "0193a1b2-0000-7000-8000-000000000000");
  await tell("asha");
  await tellAll();
  expect(received).toEqual([]);
  expect(await acme.as("asha", ownDevices)).toEqual([]);
  const shared = await browserOf("asha");
  await acme.as("ravi", (context) => addDevice(context, shared.subscription()));
  expect(await acme.as("asha", ownDevices)).toEqual([]);
  await tell("asha");
  await tellAll();
  expect(received).toEqual([]);
});

test("ten devices a person, of https addresses alone; another's device is not found", async () => {
  const [browser] = [await browserOf("asha")];
  const [device] = await acme.as("asha", ownDevices);
  expect(device).toMatchObject({ browser: "Firefox", system: "Linux" });
  for (const act of [removeDevice, testDevice])
    await expect(acme.as("ravi", (context) => act(context, { deviceId: device!.id }))).rejects.toMatchObject({
      status: 404,
    });
  await acme.as("asha", (context) => testDevice(context, { deviceId: device!.id }));
  await tellAll();
  await tellAll();
  expect(shownBy(browser).map(({ body }) => body)).toEqual(["This is how Cairn notifies you on this device."]);
  const http = { ...new Browser().subscription(), endpoint: "http://push.example/x" };
  await expect(acme.as("asha", (context) => addDevice(context, http))).rejects.toMatchObject({ status: 422 });
  for (let count = 1; count < 10; count += 1) await browserOf("asha");
  await expect(browserOf("asha")).rejects.toMatchObject({ status: 409 });
});
