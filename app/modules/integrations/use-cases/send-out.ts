import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import type { Context } from "#app/platform/context/context.ts";
import { actionsOf } from "#sdk/kinds/actions.ts";
import type { Done } from "#sdk/host/index.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { runOrder } from "../host/run-order.ts";
import type { Applied } from "./apply-rows.ts";
import type { Item } from "./item.ts";
import { calendarItems, withdrawnItems } from "./calendar-items.ts";
import type { Begun } from "./run-connector.ts";
import { readCalendars } from "./read-calendars.ts";
import { chatItems } from "./chat-items.ts";
import { sql } from "#tenancy/sql.ts";

/** So many are sent by one run; the rest goes with the next. */
const mostItems = 2_000;
const milliseconds = 10 * 60_000;

/** Puts at a calendar or a chat what is new or changed, and takes back what is gone; null for connectors that only read. */
export async function sendOut(run: TaskRun, begun: Begun, trial: boolean): Promise<Applied | null> {
  const { record, connector } = begun;
  if (record.kind !== "calendar" && record.kind !== "chat") return null;
  const read = record.kind === "calendar" && !trial ? await readCalendars(run, begun) : {};
  const { items, gone } = await run.open((context) => itemsFor(context, run, record));
  if (trial) return { outcome: { SENT: items.length, WITHDRAWN: gone.length } };
  const isCalendar = record.kind === "calendar";
  const sent = await doAll(run, begun, isCalendar ? "upsertEvent" : "send", items);
  const withdrawn =
    isCalendar && connector.actions.includes("cancelEvent") ? await doAll(run, begun, "cancelEvent", gone) : [];
  await run.open(async (context) => {
    await noteSent(
      context,
      record.id,
      sent.filter(({ done }) => "ref" in done).map(({ item }) => item),
    );
    await forgetSent(
      context,
      record.id,
      withdrawn.filter(isGone).map(({ item }) => item),
    );
    await noteRefused(context, begun.runId, [...sent, ...withdrawn.filter((each) => !isGone(each))]);
  });
  const count = (all: readonly Sent[]) => all.filter(({ done }) => "ref" in done).length;
  return { outcome: { ...read, SENT: count(sent), WITHDRAWN: count(withdrawn) } };
}

/** What is to be sent, and what stands there and is to be no more. */
async function itemsFor(
  context: Context,
  run: TaskRun,
  record: InstallationRecord,
): Promise<{ items: Item[]; gone: Item[] }> {
  const now = context.clock.now();
  const standing = await context.rows<{ employeeId: string; item: string; digest: string }>(
    sql`select employee_id as "employeeId", item, digest from {connector_sent} where installation_id = ${record.id}`,
  );
  const known = new Map(standing.map((each) => [`${each.employeeId} ${each.item}`, each]));
  const wanted =
    record.kind === "calendar"
      ? await calendarItems(context, run.installation, now)
      : await chatItems(context, run.installation.config.publicUrl, record);
  const items = wanted.filter(({ employeeId, item, digest }) => known.get(`${employeeId} ${item}`)?.digest !== digest);
  const named = new Set(wanted.map(({ employeeId, item }) => `${employeeId} ${item}`));
  const gone =
    record.kind === "calendar" ? standing.filter((each) => !named.has(`${each.employeeId} ${each.item}`)) : [];
  return { items: items.slice(0, mostItems), gone: await withdrawnItems(context, gone.slice(0, mostItems)) };
}

type Sent = { item: Item; done: Done };
const isGone = ({ done }: Sent) => "ref" in done || done.fault.code === "not-found";

async function doAll(
  run: TaskRun,
  { record, connector, secret, tokens }: Begun,
  action: string,
  items: readonly Item[],
): Promise<Sent[]> {
  if (items.length === 0) return [];
  const shape = actionsOf(record.kind)[action]!;
  const inputs = items.map(({ input }) => shape.parse(input));
  const now = await run.open(async (context) => context.clock.now());
  const options = { connector, installation: record, host: run.installation, secret, now, milliseconds, ...tokens };
  const done = (await runOrder({ act: "do", action, inputs }, options)) as Done[];
  return items.flatMap((item, index) => (done[index] ? [{ item, done: done[index] }] : []));
}

async function noteSent(context: Context, installationId: string, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return;
  await context.rows(
    sql`insert into {connector_sent} (installation_id, employee_id, item, digest, sent_at)
        select ${installationId}::uuid, * , ${context.clock.now()}::timestamptz
          from unnest(${items.map(({ employeeId }) => employeeId)}::uuid[], ${items.map(({ item }) => item)}::text[],
          ${items.map(({ digest }) => digest)}::text[])
        on conflict (installation_id, employee_id, item) do update set digest = excluded.digest, sent_at = excluded.sent_at`,
  );
}

async function forgetSent(context: Context, installationId: string, items: readonly Item[]): Promise<void> {
  await context.rows(
    sql`delete from {connector_sent} s using unnest(${items.map(({ employeeId }) => employeeId)}::uuid[],
      ${items.map(({ item }) => item)}::text[]) as gone (employee_id, item)
      where s.installation_id = ${installationId} and s.employee_id = gone.employee_id and s.item = gone.item`,
  );
}

async function noteRefused(context: Context, runId: string, all: readonly Sent[]): Promise<void> {
  const refused = all.flatMap(({ item, done }) => ("fault" in done ? [{ item, fault: done.fault }] : []));
  for (const { item, fault } of refused.slice(0, 200))
    await context.rows(
      sql`insert into {connector_rejected_row} (id, run_id, stream, external_id, source, reason)
        values (${context.newId()}, ${runId}, 'sent', ${item.item},
        ${JSON.stringify({ person: item.employeeId })}::jsonb, ${`${fault.code}: ${fault.message}`})`,
    );
  await context.rows(
    sql`update {connector_run} set rejected_rows = rejected_rows + ${refused.length} where id = ${runId}`,
  );
}
