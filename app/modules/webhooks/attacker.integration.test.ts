import type { Context } from "#app/platform/context/context.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { openReceiver, type Answer } from "./testing/receiver.ts";
import { deliverWebhook } from "./jobs/deliver-webhook.job.ts";
import { listDeliveries, requireDelivery } from "./queries/delivery-log.ts";
import { requireWebhook } from "./queries/webhook-list.ts";
import { pauseWebhook, resumeWebhook } from "./use-cases/change-state.ts";
import { createWebhook, createWebhookInput, type MadeWebhook } from "./use-cases/create-webhook.ts";
import { deliver } from "./use-cases/deliver.ts";
import { editWebhook } from "./use-cases/edit-webhook.ts";
import { rotateSecret } from "./use-cases/rotate-secret.ts";
import { sendTest } from "./use-cases/send-test.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let goals: GoalWorld;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let answer: Answer = { status: 200 };
let webhook: MadeWebhook;
let names = 0;

beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare([deliverWebhook]);
  acme = await (
    await world.company("acme")
  )
    .employees("asha", "ravi")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employee("other")
    .admin("PLATFORM_ADMIN")
    .build();
  globex = await (await world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").build();
  goals = new GoalWorld(acme);
  receiver = await openReceiver(() => answer);
});
afterAll(async () => {
  await receiver.close();
  await world.close();
});
beforeEach(async () => {
  answer = { status: 200 };
  await relay();
  await acme.asProduct((context) => context.rows(sql`delete from {webhook}`));
  webhook = await make();
  receiver.received.length = 0;
});

const host = () => ({
  config: { production: false, connectors: { privateHosts: [] as string[] } },
  gatherings: world.application.gatherings,
});
const all = ["goals.created", "goals.edited", "goals.deleted", "goals.realigned", "comments.added"];
function make(fields: { url?: string; events?: string[]; by?: string; company?: Company } = {}) {
  const { url = receiver.url, events = all, by = "admin", company = acme } = fields;
  const input = createWebhookInput.parse({ name: `Warehouse ${++names}`, url, events });
  return company.as(by, (context) => createWebhook(context, input, host()));
}
const relay = () => relayOutbox(world.application, acme.tenant);
/** As the worker does it: what happened is kept, and what is due is sent. */
async function work(): Promise<void> {
  await relay();
  await acme.asProduct((context) => context.rows(sql`update {webhook} set wake_at = null`));
  await send();
}
const send = (id = webhook.webhookId) => deliver(world.application, acme.tenant, id);
const goal = (title: string, visibility: "PUBLIC" | "PRIVATE" = "PUBLIC") =>
  goals.objective("asha", visibility === "PRIVATE" ? { title, visibility } : { title });
const log = () => acme.as("admin", (context) => listDeliveries(context, webhook.webhookId, {}, 50));
describe("an attacker", () => {
  test("of another role or company finds nothing and changes nothing", async () => {
    const named = { webhookId: webhook.webhookId };
    const acts: ((context: Context, input: typeof named) => Promise<unknown>)[] = [
      ...[pauseWebhook, resumeWebhook, rotateSecret, sendTest],
    ];
    await expect(make({ by: "asha" })).rejects.toMatchObject({ status: 404 });
    for (const [company, who] of [
      [acme, "asha"],
      [globex, "boss"],
    ] as const)
      for (const act of acts)
        await expect(company.as(who, (context) => act(context, named))).rejects.toMatchObject({ status: 404 });
    await expect(globex.as("boss", (context) => requireWebhook(context, webhook.webhookId))).rejects.toMatchObject({
      status: 404,
    });
    const fields = { ...named, version: undefined, name: "x", url: receiver.url, events: all };
    await expect(globex.as("boss", (context) => editWebhook(context, fields, host()))).rejects.toMatchObject({
      status: 404,
    });
  });

  test.each(["http://example.com/", "https://10.0.0.1/", "https://[::1]/", "https://user:x@example.com/", "nonsense"])(
    "cannot have messages sent to %s",
    async (url) => {
      const shut = { ...host(), config: { production: true, connectors: { privateHosts: [] } } };
      const input = createWebhookInput.parse({ name: `Bad ${url}`, url, events: all });
      await expect(acme.as("admin", (context) => createWebhook(context, input, shut))).rejects.toMatchObject({
        status: 422,
      });
    },
  );

  test("whose name leads into our own network when it is connected to is refused then", async () => {
    const config = { ...world.application.config, production: true };
    await acme.asProduct((context) =>
      context.rows(sql`update {webhook} set url = 'http://localhost:1/' where id = ${webhook.webhookId}`),
    );
    await goal("Inward");
    await relay();
    await deliver({ ...world.application, config }, acme.tenant, webhook.webhookId);
    const [row] = (await log()).rows;
    const detail = await acme.as("admin", (context) => requireDelivery(context, webhook.webhookId, row!.id));
    expect(detail.tried[0]).toMatchObject({ status: null, fault: "private-address" });
  });

  test("reads no secret in the database, nor in what is logged of a message", async () => {
    await goal("Logged");
    await work();
    const rows = await acme.asProduct((context) =>
      context.rows<{ kept: string }>(
        sql`select concat(row_to_json(w)::text, (select string_agg(row_to_json(a)::text, '') from {webhook_attempt} a))
          as kept from {webhook} w where id = ${webhook.webhookId}`,
      ),
    );
    expect(rows[0]!.kept).not.toContain(webhook.secret.slice("whsec_".length));
    const entries = await acme.asProduct((context) =>
      context.rows<{ text: string }>(sql`select row_to_json(e)::text as text from {audit_entry} e`),
    );
    expect(entries.map(({ text }) => text).join()).not.toContain(webhook.secret.slice("whsec_".length));
  });

  test("who asks for events that leave nobody's hands is refused", async () => {
    for (const name of ["feedback.edited", "people.imported", "no-such", "points.event-recorded"])
      await expect(make({ events: [name] })).rejects.toMatchObject({ code: "webhooks.unknown-event" });
  });
});
