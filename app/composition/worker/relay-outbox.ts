import type { Context } from "#app/platform/context/context.ts";
import type { Notice, RecordedEvent } from "#app/platform/contributions/room-time.ts";
import { provesWith } from "#app/platform/outside-links/proof.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { taskAsked } from "#app/platform/tasks/start-task.ts";
import { hasDeliveries, notify, settleNudges, tellAway } from "#app/modules/notifications/index.ts";
import { companyChanged } from "#app/modules/people/index.ts";
import { loadWorkingActors } from "#app/modules/access/index.ts";
import { deliverWebhook, keepMessages, takeDueWebhooks } from "#app/modules/webhooks/index.ts";
import { describeTenant } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { contextOf, type Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { roomServers } from "../rooms.server.ts";
import { goesByMail } from "./kinds-of-notices.ts";
import { sendNoticeMails } from "./send-notice-mails.ts";
import { sql } from "#tenancy/sql.ts";

type OutboxRow = {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  actor_id: string | null;
  recorded_at: Date;
};

const mostAttempts = 10;

/**
 * Relays what waits, one transaction an event: what a handler writes and the mark "relayed" stay together. Then sends what
 * people are told of it by mail.
 */
export async function relayOutbox(application: Application, tenant: Tenant): Promise<number> {
  let relayed = 0;
  const told = new Set<string>();
  while (await relayNext(application, tenant, told)) relayed += 1;
  // What could not be sent waits, and is tried again with what falls due.
  if (relayed > 0)
    await sendNoticeMails(application, tenant, told).catch(({ message }: Error) =>
      application.logger.error({ err: { message } }, "mails of notices failed"),
    );
  return relayed;
}

/** One event; which notices it brought about is added to `told`. */
async function relayNext(application: Application, tenant: Tenant, told: Set<string>): Promise<boolean> {
  const attempt = { eventId: null as string | null, webhooks: [] as string[], away: false, told: [] as string[] };
  try {
    const relayed = await asProduct(application, tenant, async (context, unit) => {
      const event = await takeNext(context);
      if (!event) {
        attempt.webhooks = await takeDueWebhooks(context);
        attempt.away = await hasDeliveries(context);
        return false;
      }
      attempt.eventId = event.id;
      attempt.told = await hear(context, event);
      await keepForWebhooks(application, unit, context, event);
      await sendMails(application, context, event);
      await putAside(application, tenant, event);
      await context.rows(sql`update {outbox} set relayed_at = ${context.clock.now()} where id = ${event.id}`);
      return true;
    });
    for (const id of attempt.told) told.add(id);
    for (const webhookId of attempt.webhooks)
      await application.jobs.enqueue(deliverWebhook, { tenantId: tenant.id, webhookId }, { company: tenant.id });
    if (attempt.away) await application.jobs.enqueue(tellAway, { tenantId: tenant.id }, { company: tenant.id });
    return relayed;
  } catch (error) {
    if (!attempt.eventId) throw error;
    application.logger.error({ err: { message: (error as Error).message }, event: attempt.eventId }, "handler failed");
    await noteFailure(application, tenant, attempt.eventId, (error as Error).message);
    return true;
  }
}

async function takeNext(context: Context): Promise<RecordedEvent | null> {
  const [row] = await context.rows<OutboxRow>(
    sql`select id, name, payload, actor_id, recorded_at from {outbox}
      where relayed_at is null and attempts < ${mostAttempts} and (not_before is null or not_before <= ${context.clock.now()})
      order by id limit 1 for update skip locked`,
  );
  return row
    ? { id: row.id, name: row.name, payload: row.payload, actorId: row.actor_id, recordedAt: row.recorded_at }
    : null;
}

async function hear(context: Context, event: RecordedEvent): Promise<string[]> {
  const notices: Notice[] = [];
  for (const room of roomServers) {
    await room.handlers?.[event.name]?.(context, event);
    const settled = (await room.settles?.[event.name]?.(context, event)) ?? [];
    await settleNudges(
      context,
      event,
      settled.map((one) => ({ ...one, room: room.name })),
    );
    notices.push(...((await room.notices?.[event.name]?.(context, event)) ?? []));
  }
  return notify(context, event, notices, goesByMail);
}

/** Of what leaves, each webhook keeps what its owner may read, if they still work here. */
function keepForWebhooks(
  application: Application,
  unit: UnitOfWork,
  context: Context,
  event: RecordedEvent,
): Promise<void> {
  return keepMessages(context, event, {
    gatherings: application.gatherings,
    openAs: async (employeeId) => {
      const [working] = await loadWorkingActors(context, context.clock.now(), [employeeId]);
      return working ? contextOf(application, unit, employeeId) : null;
    },
  });
}

/** Mails wait in a queue of their own. */
async function sendMails({ mailer, config }: Application, context: Context, event: RecordedEvent): Promise<void> {
  const prove = provesWith(config.appSecrets[0]!);
  for (const room of roomServers)
    for (const mail of (await room.mails?.[event.name]?.(context, event, config.publicUrl, prove)) ?? [])
      await mailer.send({ company: context.tenant.id, ...mail });
}

/** Long work goes into a queue of its own, and the register learns what a company says of itself, before the event counts as relayed. */
async function putAside(
  { jobs, database }: Application,
  tenant: Tenant,
  { name, payload }: RecordedEvent,
): Promise<void> {
  if (name === companyChanged)
    await describeTenant(database, tenant.id, {
      name: String(payload["name"]),
      settings: (payload["settings"] as Record<string, unknown> | undefined) ?? tenant.settings,
    });
  if (name !== taskAsked) return;
  const place = { lane: String(payload["lane"] ?? ""), company: tenant.id };
  await jobs.enqueue(runTaskJob, { tenantId: tenant.id, taskId: String(payload["taskId"]) }, place);
}

/** A failed event is tried again after 2, 4, 8 … seconds and is given up, visibly, after ten attempts. */
function noteFailure(application: Application, tenant: Tenant, eventId: string, message: string): Promise<unknown> {
  return asProduct(application, tenant, (context) =>
    context.rows(
      sql`update {outbox} set attempts = attempts + 1, last_error = ${message.slice(0, 500)},
        not_before = to_timestamp(${context.clock.now().getTime() / 1000}::float8 + 2 ^ (attempts + 1))
        where id = ${eventId}`,
    ),
  );
}
