import type { Context } from "#app/platform/context/context.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { demoAdmin, demoPeople } from "#app/modules/people/index.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { newSecret, secretPlace } from "../data/webhook-secret.ts";
import { sql } from "#tenancy/sql.ts";

/** A webhook of a data warehouse that was paused, with what it was told of before: nothing of a demo company leaves it. */
export async function seedWebhooks(context: Context, ownerId: string): Promise<void> {
  const webhookId = context.newId();
  const sealed = (await context.sealer()).seal(newSecret(), secretPlace(webhookId));
  const [made, last] = [context.clock.now(), daysAgo(context, 2)];
  await context.rows(
    sql`insert into {webhook} (id, name, url, events, owner_id, secret, state, delivered_at, created_at, updated_at)
      values (${webhookId}, 'Data warehouse', 'https://warehouse.acme.example/cairn',
        ${["goals.checked-in", "goals.closed", "people.joined"]}::text[], ${ownerId}, ${sealed}, 'PAUSED', ${last},
        ${made}, ${last})`,
  );
  for (const [place, { event, payload, state, status }] of told(ownerId).entries()) {
    const at = daysAgo(context, told(ownerId).length - place + 1);
    const messageId = context.newId();
    await context.rows(
      sql`insert into {webhook_message} (id, webhook_id, event, payload, happened_at, state, tries, attempts)
        values (${messageId}, ${webhookId}, ${event}, ${JSON.stringify(payload)}::jsonb, ${at}, ${state}, 1, 1)`,
    );
    await context.rows(
      sql`insert into {webhook_attempt} (message_id, number, at, status, milliseconds, request_headers, answer_headers,
          answer)
        values (${messageId}, 1, ${at}, ${status}, ${120 + 35 * place},
          ${JSON.stringify({ "content-type": "application/json", "webhook-id": `msg_${messageId}` })}::jsonb,
          ${JSON.stringify({ "content-type": "text/plain" })}::jsonb, ${status === 410 ? "Gone" : "OK"})`,
    );
  }
}

function told(ownerId: string) {
  const joined = { employeeId: ownerId, joinedOn: "2024-01-08", managerId: null };
  return [
    { event: "people.joined", payload: joined, state: "DELIVERED", status: 200 },
    { event: "webhooks.test", payload: {}, state: "DELIVERED", status: 200 },
    { event: "people.joined", payload: joined, state: "DELIVERED", status: 202 },
    { event: "webhooks.test", payload: {}, state: "FAILED", status: 410 },
  ];
}

export const webhooksSeed: Seed = {
  after: ["people"],
  run: (context, company) => seedWebhooks(context, demoAdmin(demoPeople.of(company)).id),
};
