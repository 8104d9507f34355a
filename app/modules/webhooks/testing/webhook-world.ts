import { afterAll, beforeAll, beforeEach } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { deliverWebhook } from "../jobs/deliver-webhook.job.ts";
import { listDeliveries } from "../queries/delivery-log.ts";
import { createWebhook, createWebhookInput, type MadeWebhook } from "../use-cases/create-webhook.ts";
import { deliver } from "../use-cases/deliver.ts";
import { openReceiver, type Answer } from "./receiver.ts";

const all = ["goals.created", "goals.edited", "goals.deleted", "goals.realigned", "comments.added"];

type Standing = {
  world: World;
  acme: Company;
  goals: GoalWorld;
  receiver: Awaited<ReturnType<typeof openReceiver>>;
  /** What the receiver answers from now on; 200 at the beginning of each test. */
  answer: Answer;
  /** New for each test. */
  webhook: MadeWebhook;
};

/** A company with a receiver of its own for a file of tests, and a new webhook of its admin for each of them. */
export function webhookWorld() {
  const here = { answer: { status: 200 } } as Standing;
  let names = 0;
  beforeAll(async () => {
    here.world = await createWorld();
    await here.world.application.jobs.prepare([deliverWebhook]);
    here.acme = await (
      await here.world.company("acme")
    )
      .employees("asha", "ravi")
      .employee("admin")
      .admin("PLATFORM_ADMIN")
      .employee("other")
      .admin("PLATFORM_ADMIN")
      .build();
    here.goals = new GoalWorld(here.acme);
    here.receiver = await openReceiver(() => here.answer);
  });
  afterAll(async () => {
    await here.receiver.close();
    await here.world.close();
  });
  beforeEach(async () => {
    here.answer = { status: 200 };
    await relay();
    await here.acme.asProduct((context) => context.rows(sql`delete from {webhook}`));
    here.webhook = await make();
    here.receiver.received.length = 0;
  });
  const host = () => ({
    config: { production: false, connectors: { privateHosts: [] as string[] } },
    gatherings: here.world.application.gatherings,
  });
  const make = (fields: { url?: string; events?: string[]; by?: string; company?: Company } = {}) => {
    const { url = here.receiver.url, events = all, by = "admin", company = here.acme } = fields;
    const input = createWebhookInput.parse({ name: `Warehouse ${++names}`, url, events });
    return company.as(by, (context) => createWebhook(context, input, host()));
  };
  const relay = () => relayOutbox(here.world.application, here.acme.tenant);
  const send = (id = here.webhook.webhookId) => deliver(here.world.application, here.acme.tenant, id);
  /** As the worker does it: what happened is kept, and what is due is sent. */
  const work = async () => {
    await relay();
    await here.acme.asProduct((context) => context.rows(sql`update {webhook} set wake_at = null`));
    await send();
  };
  const goal = (title: string, visibility: "PUBLIC" | "PRIVATE" = "PUBLIC") =>
    here.goals.objective("asha", visibility === "PRIVATE" ? { title, visibility } : { title });
  const log = () => here.acme.as("admin", (context) => listDeliveries(context, here.webhook.webhookId, {}, 50));
  return { all, here, host, make, relay, send, work, goal, log };
}
