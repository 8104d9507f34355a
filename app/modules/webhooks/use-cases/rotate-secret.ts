import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdWebhook } from "../data/hold-webhook.ts";
import { formerSigns, newSecret, secretPlace } from "../data/webhook-secret.ts";
import type { MadeWebhook } from "./create-webhook.ts";
import type { webhookNamed } from "./webhook-input.ts";
import { writeDown } from "./write-down.ts";

/** A new secret; for a day messages are signed with the former one as well. */
export async function rotateSecret(
  context: Context,
  { webhookId }: z.output<typeof webhookNamed>,
): Promise<MadeWebhook> {
  const webhook = await holdWebhook(context, webhookId);
  const secret = newSecret();
  const now = context.clock.now();
  Object.assign(webhook, {
    formerSecret: webhook.secret,
    formerUntil: new Date(now.getTime() + formerSigns),
    secret: (await context.sealer()).seal(secret, secretPlace(webhookId)),
    updatedAt: now,
  });
  await context.em.flush();
  await writeDown(
    context,
    "webhooks.secret-rotated",
    { webhookId },
    { action: "rotate-secret", subject: "Webhook", id: webhookId },
  );
  return { webhookId, name: webhook.name, secret };
}
