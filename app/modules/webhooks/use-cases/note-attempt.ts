import { randomInt } from "node:crypto";
import type { Clock } from "#app/platform/time/clock.ts";
import { meaningOf, nextTryAt } from "../domain/retries.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Sent } from "./send-message.ts";
import { stopWebhook } from "./stop-webhook.ts";
import type { Claimed } from "./turn.ts";
import { sql } from "#tenancy/sql.ts";

/** Writes down what came of a try, and what is to become of the message. True where it was taken. */
export async function noteAttempt(unit: UnitOfWork, clock: Clock, message: Claimed, sent: Sent): Promise<boolean> {
  const now = clock.now();
  const tries = message.tries + 1;
  const attempts = message.attempts + 1;
  const answered = sent.answerHeaders && JSON.stringify(sent.answerHeaders);
  await unit.rows(
    sql`insert into {webhook_attempt} (message_id, number, at, status, fault, milliseconds, request_headers,
        answer_headers, answer)
      values (${message.id}, ${attempts}, ${now}, ${sent.status}, ${sent.fault}, ${sent.milliseconds},
        ${JSON.stringify(sent.requestHeaders)}::jsonb, ${answered}::jsonb, ${sent.answer})
      on conflict do nothing`,
  );
  const meaning = meaningOf(sent.status);
  const next = meaning === "AGAIN" ? nextTryAt(tries, now, randomInt(1_001) / 1_000) : null;
  const state = meaning === "TAKEN" ? "DELIVERED" : next ? "WAITING" : "FAILED";
  await unit.rows(
    sql`update {webhook_message} set state = ${state}, tries = ${tries}, attempts = ${attempts}, next_at = ${next}
      where id = ${message.id} and state = 'WAITING' and attempts = ${message.attempts}`,
  );
  if (meaning === "TAKEN") {
    await unit.rows(sql`update {webhook} set failures = 0, delivered_at = ${now} where id = ${message.webhookId}`);
    return true;
  }
  await unit.rows(sql`update {webhook} set failures = failures + 1 where id = ${message.webhookId}`);
  const writer = { rows: unit.rows, tenant: unit.tenant, clock, actor: { employeeId: null }, requestId: "" };
  if (state === "FAILED") await stopWebhook(writer, message.webhookId, meaning === "GONE" ? "GONE" : "EXHAUSTED");
  return false;
}
