import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { Webhook } from "./entities.ts";

/** The webhook as it is now, held for who may change it until the transaction ends. */
export async function holdWebhook(context: Context, webhookId: string, version?: number) {
  await authorize(context, "edit", { kind: "Webhook" });
  const changedBy = ["create", "edit", "rotate-secret", "pause", "resume"].map((act) => `webhooks.${act}`);
  return holdRecord(context, Webhook, { id: webhookId }, { version, subject: "Webhook", changedBy });
}
