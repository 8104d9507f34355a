import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { announceDue } from "../data/announce-due.ts";
import { holdWebhook } from "../data/hold-webhook.ts";
import { webhookNamed } from "./webhook-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const replayMessagesInput = webhookNamed.extend({
  messageId: optionalInput(z.uuid()).describe("One message; left out, all that failed are sent again."),
});

/** Sends messages again under the numbers they had, so that a receiver who took one already knows it. */
export async function replayMessages(
  context: Context,
  { webhookId, messageId }: z.output<typeof replayMessagesInput>,
): Promise<{ count: number }> {
  const webhook = await holdWebhook(context, webhookId);
  if (webhook.state !== "ACTIVE") throw conflict("webhooks.not-active", "The webhook is not switched on.");
  const now = context.clock.now();
  const which = messageId ? sql`id = ${messageId} and state <> 'WAITING'` : sql`state = 'FAILED'`;
  const again = await context.rows(
    sql`update {webhook_message} set state = 'WAITING', tries = 0, next_at = ${now}
      where webhook_id = ${webhookId} and ${which} returning id`,
  );
  if (messageId && again.length === 0) throw notFound("The message");
  await context.rows(sql`update {webhook} set wake_at = ${now} where id = ${webhookId}`);
  const count = again.length;
  await writeDown(
    context,
    "webhooks.replayed",
    { webhookId, count },
    { action: "send-again", subject: "Webhook", id: webhookId, detail: { count } },
  );
  await announceDue(context);
  return { count };
}
