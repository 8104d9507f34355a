import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { newSecret, secretPlace } from "../data/webhook-secret.ts";
import { checkedFields, refusingTakenName, webhookFields, type WebhookHost } from "./webhook-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const createWebhookInput = z.object(webhookFields);

/** How many webhooks a company may have. */
const mostWebhooks = 50;

export type MadeWebhook = {
  webhookId: string;
  name: string;
  /** `whsec_…`: answered this once, kept sealed. */ secret: string;
};

/** From now on the address hears of these events, as far as whoever adds it may read what they are about. */
export async function createWebhook(
  context: Context,
  { name, ...fields }: z.output<typeof createWebhookInput>,
  host: WebhookHost,
): Promise<MadeWebhook> {
  await authorize(context, "edit", { kind: "Webhook" });
  const { url, events } = checkedFields(context, fields, host);
  const [standing] = await context.rows<{ count: number }>(sql`select count(*)::int as count from {webhook}`);
  if (standing!.count >= mostWebhooks)
    throw conflict("webhooks.too-many", "There are as many webhooks as there may be.", {
      params: { most: mostWebhooks },
    });
  const webhookId = context.newId();
  const secret = newSecret();
  const sealed = (await context.sealer()).seal(secret, secretPlace(webhookId));
  const now = context.clock.now();
  await refusingTakenName(
    context.rows(
      sql`insert into {webhook} (id, name, url, events, owner_id, secret, state, created_at, updated_at)
        values (${webhookId}, ${name}, ${url}, ${events}::text[], ${context.actor.employeeId}, ${sealed}, 'ACTIVE',
          ${now}, ${now})`,
    ),
  );
  await writeDown(
    context,
    "webhooks.created",
    { webhookId },
    { action: "create", subject: "Webhook", id: webhookId, detail: { name, host: new URL(url).host, events } },
  );
  return { webhookId, name, secret };
}
