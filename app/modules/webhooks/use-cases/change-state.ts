import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { announceDue } from "../data/announce-due.ts";
import { holdWebhook } from "../data/hold-webhook.ts";
import type { webhookNamed } from "./webhook-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Nothing is sent; what happens meanwhile waits, for thirty days at most. */
export async function pauseWebhook(context: Context, { webhookId }: z.output<typeof webhookNamed>): Promise<void> {
  const webhook = await holdWebhook(context, webhookId);
  Object.assign(webhook, { state: "PAUSED", stoppedBecause: null, wakeAt: null, updatedAt: context.clock.now() });
  await context.em.flush();
  await writeDown(context, "webhooks.paused", { webhookId }, { action: "pause", subject: "Webhook", id: webhookId });
}

/** What waits is sent, each with three days before it. Whoever switches it on is its owner. */
export async function resumeWebhook(context: Context, { webhookId }: z.output<typeof webhookNamed>): Promise<void> {
  const webhook = await holdWebhook(context, webhookId);
  const now = context.clock.now();
  Object.assign(webhook, {
    ...{ state: "ACTIVE", stoppedBecause: null, failures: 0, wakeAt: now, updatedAt: now },
    ownerId: context.actor.employeeId,
  });
  await context.em.flush();
  await context.rows(
    sql`update {webhook_message} set tries = 0, next_at = ${now} where webhook_id = ${webhookId} and state = 'WAITING'`,
  );
  await writeDown(context, "webhooks.resumed", { webhookId }, { action: "resume", subject: "Webhook", id: webhookId });
  await announceDue(context);
}
