import { type z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { holdWebhook } from "../data/hold-webhook.ts";
import { checkedFields, refusingTakenName, webhookFields, webhookNamed, type WebhookHost } from "./webhook-input.ts";
import { writeDown } from "./write-down.ts";

export const editWebhookInput = webhookNamed.extend({ ...webhookFields, version: versionRead });

/** Another name, address or choice of events. Whoever changes it is its owner from then on: it hears what they may read. */
export async function editWebhook(
  context: Context,
  { webhookId, version, name, ...fields }: z.output<typeof editWebhookInput>,
  host: WebhookHost,
): Promise<void> {
  const webhook = await holdWebhook(context, webhookId, version);
  const { url, events } = checkedFields(context, fields, host, webhook.events);
  Object.assign(webhook, { name, url, events, ownerId: context.actor.employeeId, updatedAt: context.clock.now() });
  await refusingTakenName(context.em.flush());
  await writeDown(
    context,
    "webhooks.edited",
    { webhookId },
    { action: "edit", subject: "Webhook", id: webhookId, detail: { name, host: new URL(url).host, events } },
  );
}
