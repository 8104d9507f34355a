import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { StopReason } from "../use-cases/stop-webhook.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type WebhookState = "ACTIVE" | "PAUSED" | "STOPPED";

export type WebhookView = {
  id: string;
  name: string;
  url: string;
  events: string[];
  owner: { id: string; name: string };
  state: WebhookState;
  /** Why it stopped by itself; null where it did not. */
  stoppedBecause: StopReason | null;
  /** Tries that failed since the last message that was taken. */
  failures: number;
  waiting: number;
  failed: number;
  createdAt: string;
  deliveredAt: string | null;
  /** Until when messages are signed with the former secret as well; null where there is none. */
  formerUntil: string | null;
  version: number;
};

/** The company's webhooks, by name. */
export async function listWebhooks(context: Context): Promise<WebhookView[]> {
  await authorize(context, "edit", { kind: "Webhook" });
  return read(context, sql`true`);
}

/** One of them; throws 404 where there is none. */
export async function requireWebhook(context: Context, webhookId: string): Promise<WebhookView> {
  await authorize(context, "edit", { kind: "Webhook" });
  const [found] = await read(context, sql`w.id = ${webhookId}`);
  if (!found) throw notFound("The webhook");
  return found;
}

function read(context: Context, where: Sql): Promise<WebhookView[]> {
  const counted = (state: string) =>
    sql`(select count(*)::int from {webhook_message} m where m.webhook_id = w.id and m.state = ${state})`;
  const former = sql`case when w.former_until > ${context.clock.now()} then w.former_until end`;
  return context.rows<WebhookView>(
    sql`select w.id, w.name, w.url, w.events, jsonb_build_object('id', e.id, 'name', e.display_name) as owner, w.state,
        w.stopped_because as "stoppedBecause", w.failures, ${counted("WAITING")} as waiting,
        ${counted("FAILED")} as failed, ${instant(sql`w.created_at`)} as "createdAt",
        ${instant(sql`w.delivered_at`)} as "deliveredAt", ${instant(former)} as "formerUntil", w.version
      from {webhook} w join {employee} e on e.id = w.owner_id where ${where} order by lower(w.name), w.id`,
  );
}
