import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { announceDue } from "../data/announce-due.ts";
import { holdWebhook } from "../data/hold-webhook.ts";
import { testEvent } from "../domain/message.ts";
import type { webhookNamed } from "./webhook-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** A message that tells of nothing, to see whether it arrives; it stands in the log as any other. */
export async function sendTest(
  context: Context,
  { webhookId }: z.output<typeof webhookNamed>,
): Promise<{ messageId: string }> {
  const webhook = await holdWebhook(context, webhookId);
  if (webhook.state !== "ACTIVE") throw conflict("webhooks.not-active", "The webhook is not switched on.");
  const messageId = context.newId();
  const now = context.clock.now();
  await context.rows(
    sql`insert into {webhook_message} (id, webhook_id, event, payload, happened_at, state, next_at)
      values (${messageId}, ${webhookId}, ${testEvent}, ${JSON.stringify({ webhookId })}::jsonb, ${now}, 'WAITING',
        ${now})`,
  );
  await context.rows(sql`update {webhook} set wake_at = ${now} where id = ${webhookId}`);
  await writeDown(context, "webhooks.tested", { webhookId }, { action: "test", subject: "Webhook", id: webhookId });
  await announceDue(context);
  return { messageId };
}
