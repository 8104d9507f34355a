import type { z } from "zod";
import { type AsRead } from "#app/platform/data/hold-record.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdWebhook } from "../data/hold-webhook.ts";
import type { webhookNamed } from "./webhook-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** For good, with its messages and its log. */
export async function removeWebhook(
  context: Context,
  { webhookId, version }: AsRead<z.output<typeof webhookNamed>>,
): Promise<void> {
  const { name } = await holdWebhook(context, webhookId, version);
  await context.rows(sql`delete from {webhook} where id = ${webhookId}`);
  await writeDown(
    context,
    "webhooks.removed",
    { webhookId },
    { action: "remove", subject: "Webhook", id: webhookId, detail: { name } },
  );
}
