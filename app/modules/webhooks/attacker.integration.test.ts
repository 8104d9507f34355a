import type { Context } from "#app/platform/context/context.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Company } from "#tests/support/world.ts";
import { requireDelivery } from "./queries/delivery-log.ts";
import { requireWebhook } from "./queries/webhook-list.ts";
import { pauseWebhook, resumeWebhook } from "./use-cases/change-state.ts";
import { createWebhook, createWebhookInput } from "./use-cases/create-webhook.ts";
import { deliver } from "./use-cases/deliver.ts";
import { editWebhook } from "./use-cases/edit-webhook.ts";
import { rotateSecret } from "./use-cases/rotate-secret.ts";
import { sendTest } from "./use-cases/send-test.ts";
import { sql } from "#tenancy/sql.ts";
import { webhookWorld } from "./testing/webhook-world.ts";

const { all, here, host, make, relay, work, goal, log } = webhookWorld();
let globex: Company;

beforeAll(async () => {
  globex = await (await here.world.company("globex")).employee("boss").admin("PLATFORM_ADMIN").build();
});

describe("an attacker", () => {
  test("of another role or company finds nothing and changes nothing", async () => {
    const named = { webhookId: here.webhook.webhookId };
    const acts: ((context: Context, input: typeof named) => Promise<unknown>)[] = [
      ...[pauseWebhook, resumeWebhook, rotateSecret, sendTest],
    ];
    await expect(make({ by: "asha" })).rejects.toMatchObject({ status: 404 });
    for (const [company, who] of [
      [here.acme, "asha"],
      [globex, "boss"],
    ] as const)
      for (const act of acts)
        await expect(company.as(who, (context) => act(context, named))).rejects.toMatchObject({ status: 404 });
    await expect(globex.as("boss", (context) => requireWebhook(context, here.webhook.webhookId))).rejects.toMatchObject(
      {
        status: 404,
      },
    );
    const fields = { ...named, version: undefined, name: "x", url: here.receiver.url, events: all };
    await expect(globex.as("boss", (context) => editWebhook(context, fields, host()))).rejects.toMatchObject({
      status: 404,
    });
  });

  test.each(["http://example.com/", "https://10.0.0.1/", "https://[::1]/", "https://user:x@example.com/", "nonsense"])(
    "cannot have messages sent to %s",
    async (url) => {
      const shut = { ...host(), config: { production: true, connectors: { privateHosts: [] } } };
      const input = createWebhookInput.parse({ name: `Bad ${url}`, url, events: all });
      await expect(here.acme.as("admin", (context) => createWebhook(context, input, shut))).rejects.toMatchObject({
        status: 422,
      });
    },
  );

  test("whose name leads into our own network when it is connected to is refused then", async () => {
    const config = { ...here.world.application.config, production: true };
    await here.acme.asProduct((context) =>
      context.rows(sql`update {webhook} set url = 'http://localhost:1/' where id = ${here.webhook.webhookId}`),
    );
    await goal("Inward");
    await relay();
    await deliver({ ...here.world.application, config }, here.acme.tenant, here.webhook.webhookId);
    const [row] = (await log()).rows;
    const detail = await here.acme.as("admin", (context) => requireDelivery(context, here.webhook.webhookId, row!.id));
    expect(detail.tried[0]).toMatchObject({ status: null, fault: "private-address" });
  });

  test("reads no secret in the database, nor in what is logged of a message", async () => {
    await goal("Logged");
    await work();
    const rows = await here.acme.asProduct((context) =>
      context.rows<{ kept: string }>(
        sql`select concat(row_to_json(w)::text, (select string_agg(row_to_json(a)::text, '') from {webhook_attempt} a))
          as kept from {webhook} w where id = ${here.webhook.webhookId}`,
      ),
    );
    expect(rows[0]!.kept).not.toContain(here.webhook.secret.slice("whsec_".length));
    const entries = await here.acme.asProduct((context) =>
      context.rows<{ text: string }>(sql`select row_to_json(e)::text as text from {audit_entry} e`),
    );
    expect(entries.map(({ text }) => text).join()).not.toContain(here.webhook.secret.slice("whsec_".length));
  });

  test("who asks for events that leave nobody's hands is refused", async () => {
    for (const name of ["feedback.edited", "people.imported", "no-such", "points.event-recorded"])
      await expect(make({ events: [name] })).rejects.toMatchObject({ code: "webhooks.unknown-event" });
  });
});
