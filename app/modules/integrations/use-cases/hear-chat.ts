import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import { isStillWithUs } from "#app/modules/people/index.ts";
import { actResult } from "#sdk/kinds/actions.ts";
import type { Done } from "#sdk/host/index.ts";
import { readChatMessage, type ChatAsked } from "../domain/chat-message.ts";
import type { RawHook } from "../domain/hook-schemes.ts";
import { ConnectorInstallation } from "../data/entities.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret, runOrder } from "../host/run-order.ts";
import { heardOnce, type Addressed } from "./hear-message.ts";
import { sql } from "#tenancy/sql.ts";

const milliseconds = 10_000;

/** Who asked, and what; `employeeId` is null where nobody who works here has their e-mail address. */
export type HeardChat = { record: InstallationRecord; externalId: string; employeeId: string | null; asked: ChatAsked };

/** Whether an installation is a chat, whose messages are answered. */
export async function isChat(context: Context, installationId: string): Promise<boolean> {
  const found = await firstRow<{ kind: string }>(
    context,
    sql`select kind from {connector_installation} where id = ${installationId}`,
  );
  return found?.kind === "chat";
}

/** A signed message of a chat: who it is of and what they ask. Null where it came before, or asks for nothing. */
export async function hearChat(
  context: Context,
  named: Addressed,
  hook: Omit<RawHook, "now">,
  host: ConnectorHost,
): Promise<HeardChat | null> {
  const heard = await heardOnce(context, named, hook, host);
  if (!heard?.first || heard.status !== "ACTIVE") return null;
  const message = readChatMessage(hook.body.toString("utf8"));
  if (!message) return null;
  const record = (await context.em.findOne(ConnectorInstallation, { id: named.installationId })) as InstallationRecord;
  if (!record) throw notFound("The address");
  return {
    record,
    externalId: message.externalId,
    employeeId: await personOf(context, record, message.externalId, host),
    asked: message.asked,
  };
}

/** Somebody we linked before; else whose e-mail address the chat says it is, which its administrators keep. */
async function personOf(
  context: Context,
  record: InstallationRecord,
  externalId: string,
  host: ConnectorHost,
): Promise<string | null> {
  const now = context.clock.now();
  const linked = await firstRow<{ employeeId: string | null }>(
    context,
    sql`select case when ${isStillWithUs(sql`p.employee_id`, now)} then p.employee_id end as "employeeId"
        from {connector_person} p where p.installation_id = ${record.id} and p.external_id = ${externalId}`,
  );
  if (linked) return linked.employeeId;
  const [done] = await act(context, record, "whoIs", { externalId }, host);
  const email = done && "ref" in done ? actResult.parse(done).email : undefined;
  if (!email) return null;
  const person = await firstRow<{ id: string }>(
    context,
    sql`with found as materialized (
          select e.id from {employee} e where e.work_email = ${email}::citext and ${isStillWithUs(sql`e.id`, now)})
        insert into {connector_person} (installation_id, external_id, employee_id, linked_at)
        select ${record.id}::uuid, ${externalId}, id, ${now}::timestamptz from found on conflict do nothing returning employee_id as id`,
  );
  return person?.id ?? null;
}

/** Has the chat show something to the person who asked. */
export async function answerChat(
  context: Context,
  { record, externalId }: Pick<HeardChat, "record" | "externalId">,
  card: object,
  host: ConnectorHost,
): Promise<void> {
  const [done] = await act(context, record, "send", { to: { channel: externalId }, ...card }, host);
  if (done && "fault" in done)
    throw new AppError(`integrations.fault-${done.fault.code}`, 422, "The chat did not take the answer.");
}

async function act(
  context: Context,
  record: InstallationRecord,
  action: string,
  input: object,
  host: ConnectorHost,
): Promise<Done[]> {
  const connector = await requireConnector(host.config.connectors, record.connector);
  if (!connector.actions.includes(action)) return [];
  const secret = await openSecret(context, host, record);
  const options = { connector, installation: record, host, secret, now: context.clock.now(), milliseconds };
  return (await runOrder({ act: "do", action, inputs: [input] }, options)) as Done[];
}
