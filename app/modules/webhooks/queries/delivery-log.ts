import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { keysetPage, takePage, type KeysetInput, type Paged } from "#app/platform/lists/keyset.ts";
import { bodyOf } from "../domain/message.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const deliveryStates = ["WAITING", "DELIVERED", "FAILED"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export type DeliveryView = {
  id: string;
  event: string;
  happenedAt: string;
  state: DeliveryState;
  attempts: number;
  /** Of the last try; null where nobody answered, or it was not tried. */
  status: number | null;
  /** When it is tried next; null where it is not. */
  nextAt: string | null;
};

export type AttemptView = {
  number: number;
  at: string;
  status: number | null;
  /** A stable code where nobody answered as they should. */
  fault: string | null;
  milliseconds: number;
  requestHeaders: Record<string, string>;
  answerHeaders: Record<string, string> | null;
  /** The beginning of what was answered. */
  answer: string;
};

export type DeliveryDetail = DeliveryView & { body: string; tried: AttemptView[] };

const columns = sql`m.id, m.event, ${instant(sql`m.happened_at`)} as "happenedAt", m.state, m.attempts,
  (select a.status from {webhook_attempt} a where a.message_id = m.id order by a.number desc limit 1) as status,
  case when m.state = 'WAITING' then ${instant(sql`m.next_at`)} end as "nextAt"`;

/** What was sent to a webhook, newest first. */
export async function listDeliveries(
  context: Context,
  webhookId: string,
  { state, ...place }: KeysetInput & { state?: DeliveryState | undefined },
  limit: number,
): Promise<Paged<DeliveryView>> {
  const page = keysetPage({ expression: sql`m.happened_at`, type: "timestamptz" }, sql`m.id`, {
    descending: true,
    ...place,
  });
  const found = await context.rows<DeliveryView & { cursorKey: string }>(
    sql`select ${columns}, ${page.column} from {webhook_message} m
      where m.webhook_id = ${webhookId} and ${page.where} and ${state ? sql`m.state = ${state}` : sql`true`}
      order by ${page.orderBy} limit ${limit + 1}`,
  );
  return takePage(page, found, limit);
}

/** One message: what was sent, each try, and what was answered. Throws 404 where there is none. */
export async function requireDelivery(context: Context, webhookId: string, messageId: string): Promise<DeliveryDetail> {
  const found = await firstRow<DeliveryView & { payload: unknown; moment: Date; sequence: string | null }>(
    context,
    sql`select ${columns}, m.payload, m.happened_at as moment, m.sequence::text as sequence
      from {webhook_message} m where m.webhook_id = ${webhookId} and m.id = ${messageId}`,
  );
  if (!found) throw notFound("The message");
  const { payload, moment, sequence, ...delivery } = found;
  const tried = await context.rows<AttemptView>(
    sql`select number, ${instant(sql`at`)} as at, status, fault, milliseconds, request_headers as "requestHeaders",
        answer_headers as "answerHeaders", answer
      from {webhook_attempt} where message_id = ${messageId} order by number desc limit 50`,
  );
  const body = bodyOf({ event: delivery.event, happenedAt: moment, sequence, payload }, context.tenant.slug);
  return { ...delivery, body, tried };
}
