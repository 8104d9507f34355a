import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { sql } from "#tenancy/sql.ts";
import { requireDelivery } from "./queries/delivery-log.ts";
import { requireWebhook } from "./queries/webhook-list.ts";
import type { Received } from "./testing/receiver.ts";
import { webhookWorld } from "./testing/webhook-world.ts";
import { resumeWebhook } from "./use-cases/change-state.ts";
import { deliver } from "./use-cases/deliver.ts";
import { replayMessages } from "./use-cases/replay-messages.ts";
import { takeDueWebhooks } from "./use-cases/take-due.ts";

// Three days as a worker lives them: it sleeps until something is due, sends it, and now and then ends in the middle of it.
const { here, relay, goal, log } = webhookWorld();
const random = randomFrom(20_261_129);
const hour = 3_600_000;
const now = () => here.world.application.clock.now();
const named = ({ headers }: Received) => String(headers["webhook-id"]);
const sequenceOf = ({ body }: Received) => Number((JSON.parse(body) as { sequence: string }).sequence);
const goalOf = ({ body }: Received) => (JSON.parse(body) as { data: { goalId: string } }).data.goalId;

/** A worker that ends as soon as it has been answered: it writes nothing down, and gives no turn back. */
function dyingClock() {
  const before = here.receiver.received.length;
  return {
    ...here.world.application.clock,
    now: () => {
      if (here.receiver.received.length > before) throw new Error("The worker was killed.");
      return now();
    },
  };
}

/** Works until a moment, as often as something is due; of so many turns one in `dies` ends in the middle. */
async function workUntil(end: number, dies = Infinity): Promise<void> {
  while (true) {
    const wake = await here.acme.asProduct(async ({ rows }) => {
      const [found] = await rows<{ at: Date | null }>(
        sql`select min(wake_at) as at from {webhook} where state = 'ACTIVE'`,
      );
      return found?.at?.getTime() ?? Infinity;
    });
    if (wake > end) break;
    here.world.clock.set(new Date(Math.max(wake, now().getTime())).toISOString());
    for (const id of await here.acme.asProduct((context) => takeDueWebhooks(context))) {
      const killed = random.below(100) < 100 / dies;
      const clock = killed ? dyingClock() : here.world.application.clock;
      await deliver({ ...here.world.application, clock }, here.acme.tenant, id).catch((error: Error) =>
        expect(error.message).toBe("The worker was killed."),
      );
    }
  }
  here.world.clock.set(new Date(end).toISOString());
}

test("through three days of an address that comes and goes, and workers that end, each message is told under one number", async () => {
  const start = now().getTime();
  const made: string[] = [];
  for (let at = 0; at < 24; at += 1) {
    here.answer = random.of([{ status: 200 }, { status: 500 }, { status: 503, body: "later" }, { status: 429 }]);
    for (const each of [0, 1]) made.push((await goal(`Goal ${at} ${each}`)).goalId);
    await relay();
    await workUntil(start + (at + 1) * 2 * hour, 4);
  }
  here.answer = { status: 204 };
  await workUntil(start + 72 * hour, 4);
  const byNumber = Map.groupBy(here.receiver.received, named);
  // Told at least once, always as the same: a receiver that knows the number has had it once.
  expect([...byNumber.values()].map(([first]) => goalOf(first!)).sort()).toEqual([...made].sort());
  for (const told of byNumber.values()) expect(new Set(told.map(({ body }) => body)).size).toBe(1);
  expect(here.receiver.received.length).toBeGreaterThan(made.length);
  // What happened first has the smaller sequence, however often it came late.
  const inOrder = [...byNumber.values()].map(([first]) => first!).sort((a, b) => sequenceOf(a) - sequenceOf(b));
  expect(inOrder.map(goalOf)).toEqual(made);
  expect((await log()).rows.every(({ state }) => state === "DELIVERED")).toBe(true);
}, 120_000);

test("what fails together comes back apart, ten times in three days; then it stops, and goes again under its number", async () => {
  here.answer = { status: 500, body: "down" };
  const start = now().getTime();
  for (const title of ["One", "Two", "Three", "Four"]) await goal(title);
  await relay();
  await workUntil(start + 100 * hour);
  const { rows } = await log();
  const failed = rows.filter(({ state }) => state === "FAILED");
  const stopped = await here.acme.as("admin", (context) => requireWebhook(context, here.webhook.webhookId));
  expect(stopped).toMatchObject({ state: "STOPPED", stoppedBecause: "EXHAUSTED" });
  expect(failed.length).toBeGreaterThanOrEqual(1);
  const { tried } = await here.acme.as("admin", (context) =>
    requireDelivery(context, here.webhook.webhookId, failed[0]!.id),
  );
  const moments = tried.map(({ at }) => new Date(at).getTime()).sort((one, other) => one - other);
  expect(moments).toHaveLength(10);
  expect((moments.at(-1)! - moments[0]!) / hour).toBeGreaterThan(64);
  expect((moments.at(-1)! - moments[0]!) / hour).toBeLessThan(80);
  const waits = moments.slice(1).map((at, place) => (at - moments[place]!) / 1_000);
  expect(waits.map((wait) => Math.round(wait))).not.toEqual([5, 30, 300, 1_800, 7_200, 21_600, 43_200, 86_400, 97_200]);
  const tries = Map.groupBy(here.receiver.received, named);
  expect([...tries.values()].every((one) => one.length >= 9 && one.length <= 10)).toBe(true);
  const numbers = [...tries.keys()].sort();
  here.receiver.received.length = 0;
  here.answer = { status: 200 };
  const named1 = { webhookId: here.webhook.webhookId };
  await here.acme.as("admin", (context) => resumeWebhook(context, named1));
  await here.acme.as("admin", (context) => replayMessages(context, { ...named1, messageId: undefined }));
  await workUntil(now().getTime() + 40 * hour);
  expect(here.receiver.received.map(named).sort()).toEqual(numbers);
}, 120_000);
