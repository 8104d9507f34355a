import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { openReceiver, type Received } from "./testing/receiver.ts";
import { requireDelivery } from "./queries/delivery-log.ts";
import { requireWebhook } from "./queries/webhook-list.ts";
import { pauseWebhook, resumeWebhook } from "./use-cases/change-state.ts";
import type { MadeWebhook } from "./use-cases/create-webhook.ts";
import { replayMessages } from "./use-cases/replay-messages.ts";
import { rotateSecret } from "./use-cases/rotate-secret.ts";
import { sendTest } from "./use-cases/send-test.ts";
import { takeDueWebhooks } from "./use-cases/take-due.ts";
import { sql } from "#tenancy/sql.ts";
import { webhookWorld } from "./testing/webhook-world.ts";

const { here, make, relay, send, work, goal, log } = webhookWorld();
const read = ({ body }: Received) =>
  JSON.parse(body) as { type: string; sequence: string; company: string; data: Record<string, unknown> };
const standing = () => here.acme.as("admin", (context) => requireWebhook(context, here.webhook.webhookId));
const later = (hours: number) =>
  here.world.clock.set(new Date(here.world.application.clock.now().getTime() + hours * 3_600_000).toISOString());

test("what happens is told once, signed so that the public library of Standard Webhooks takes it, in its order", async () => {
  const [one, two] = [await goal("One"), await goal("Two")];
  await work();
  await work();
  expect(here.receiver.received.map((each) => read(each).data["goalId"])).toEqual([one.goalId, two.goalId]);
  const [first, second] = here.receiver.received as [Received, Received];
  expect(read(first)).toMatchObject({ type: "goals.created", company: "acme" });
  expect(BigInt(read(second).sequence)).toBeGreaterThan(BigInt(read(first).sequence));
  const at = Math.floor(here.world.application.clock.now().getTime() / 1_000);
  expect(Number(first.headers["webhook-timestamp"])).toBe(at);
  // The library compares with the clock of this machine, which a world's clock is not.
  const restamped = new Webhook(here.webhook.secret).sign(
    String(first.headers["webhook-id"]),
    new Date(at * 1_000),
    first.body,
  );
  expect(first.headers["webhook-signature"]).toBe(restamped);
});

test("an event that is relayed again is no second message", async () => {
  await goal("Once");
  await relay();
  await here.acme.asProduct((context) => context.rows(sql`update {outbox} set relayed_at = null`));
  await work();
  const ids = here.receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await log()).rows.filter(({ event }) => event === "goals.created").length).toBeLessThanOrEqual(
    new Set(here.receiver.received.map((each) => read(each).sequence)).size,
  );
});

test("nothing is told of what its owner may not read, nor the ids of other such records", async () => {
  const hidden = await goal("Nobody's business", "PRIVATE");
  const shown = await goal("For all");
  await here.acme.as("asha", (context) => commentOn(context, "Goal", hidden.goalId, "Between us."));
  await work();
  const sent = here.receiver.received.map(({ body }) => body).join("\n");
  expect(sent).toContain(shown.goalId);
  expect(sent).not.toContain(hidden.goalId);
  expect(sent).not.toContain("Between us");
});

test("who no longer looks after webhooks hears nothing: it stops, and others who do are told", async () => {
  const made = await make({ by: "other" });
  await here.acme.asProduct((context) =>
    context.rows(sql`delete from {admin_access} where employee_id = ${here.acme.id("other")}`),
  );
  await goal("After");
  await relay();
  const [row] = await here.acme.asProduct((context) =>
    context.rows<{ state: string; stopped_because: string }>(
      sql`select state, stopped_because from {webhook} where id = ${made.webhookId}`,
    ),
  );
  expect(row).toEqual({ state: "STOPPED", stopped_because: "OWNER" });
  const told = await here.acme.asProduct((context) =>
    context.rows(
      sql`select from {notification} where recipient_id = ${here.acme.id("admin")} and kind = 'webhooks:stopped-owner'`,
    ),
  );
  expect(told.length).toBe(1);
});

test("one that is not taken is tried again under its number, for three days, then it stops and its owner is told", async () => {
  here.answer = { status: 500, body: "down" };
  await goal("Lost for a while");
  await work();
  for (let tries = 1; tries < 10; tries += 1) {
    const [row] = (await log()).rows;
    expect(row).toMatchObject({ state: "WAITING", attempts: tries, status: 500 });
    here.world.clock.set(row!.nextAt!);
    await send();
  }
  expect((await log()).rows[0]).toMatchObject({ state: "FAILED", attempts: 10, nextAt: null });
  expect(new Set(here.receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(await standing()).toMatchObject({ state: "STOPPED", stoppedBecause: "EXHAUSTED" });
  await relay();
  const told = await here.acme.asProduct((context) =>
    context.rows(
      sql`select from {notification} where recipient_id = ${here.acme.id("admin")} and kind = 'webhooks:stopped-exhausted'`,
    ),
  );
  expect(told.length).toBe(1);
  // What happens meanwhile waits; resumed, it goes out, and what was given up goes again where somebody asks.
  here.answer = { status: 204 };
  const next = await goal("Meanwhile");
  await work();
  here.receiver.received.length = 0;
  await here.acme.as("admin", (context) => resumeWebhook(context, { webhookId: here.webhook.webhookId }));
  await send();
  expect(here.receiver.received.map((each) => read(each).data["goalId"])).toEqual([next.goalId]);
  const { count } = await here.acme.as("admin", (context) =>
    replayMessages(context, { webhookId: here.webhook.webhookId, messageId: undefined }),
  );
  await send();
  expect([count, (await log()).rows.filter(({ state }) => state === "DELIVERED").length]).toEqual([1, 2]);
});

test("410 stops it at once; a redirect is not followed and counts as not taken", async () => {
  const elsewhere = await openReceiver();
  here.answer = { status: 307, headers: { location: elsewhere.url } };
  await goal("Redirected");
  await work();
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
  const [row] = (await log()).rows;
  const detail = await here.acme.as("admin", (context) => requireDelivery(context, here.webhook.webhookId, row!.id));
  expect(detail.tried[0]).toMatchObject({ status: 307, fault: "redirected" });
  here.answer = { status: 410, body: "gone" };
  later(1);
  await send();
  expect(await standing()).toMatchObject({ state: "STOPPED", stoppedBecause: "GONE" });
});

test("a rotated secret signs beside the former one for a day, and then alone", async () => {
  const fresh = await here.acme.as("admin", (context) => rotateSecret(context, { webhookId: here.webhook.webhookId }));
  const signatures = async () => {
    here.receiver.received.length = 0;
    await here.acme.as("admin", (context) => sendTest(context, { webhookId: here.webhook.webhookId }));
    await send();
    const [{ headers, body }] = here.receiver.received as [Received];
    const at = new Date(Number(headers["webhook-timestamp"]) * 1_000);
    const by = ({ secret }: MadeWebhook) => new Webhook(secret).sign(String(headers["webhook-id"]), at, body);
    return { sent: String(headers["webhook-signature"]).split(" "), former: by(here.webhook), fresh: by(fresh) };
  };
  const during = await signatures();
  expect(during.sent).toEqual([during.fresh, during.former]);
  later(25);
  const after = await signatures();
  expect(after.sent).toEqual([after.fresh]);
});

test("paused, nothing leaves; two workers at once send a message once", async () => {
  await here.acme.as("admin", (context) => pauseWebhook(context, { webhookId: here.webhook.webhookId }));
  await goal("Waits");
  await work();
  expect(here.receiver.received).toEqual([]);
  await here.acme.as("admin", (context) => resumeWebhook(context, { webhookId: here.webhook.webhookId }));
  await Promise.all([send(), send(), send()]);
  expect(here.receiver.received.length).toBe(1);
});

test("the worker is told once of what is due, and again when nothing was heard of it", async () => {
  await goal("Due");
  await relay();
  const due = () => here.acme.asProduct((context) => takeDueWebhooks(context));
  await here.acme.as("admin", (context) => sendTest(context, { webhookId: here.webhook.webhookId }));
  expect(await due()).toEqual([here.webhook.webhookId]);
  expect(await due()).toEqual([]);
  later(0.2);
  expect(await due()).toEqual([here.webhook.webhookId]);
});
