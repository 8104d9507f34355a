import { Temporal } from "temporal-polyfill";
import { loadWorkingActors } from "#app/modules/access/index.ts";
import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { EntryChange } from "#app/platform/contributions/entry-change.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import type { Done } from "#sdk/host/index.ts";
import type { EventChange } from "#sdk/index.ts";
import { runOrder } from "../host/run-order.ts";
import type { Begun } from "./run-connector.ts";
import { sql } from "#tenancy/sql.ts";

const milliseconds = 10 * 60_000;
const minute = 60_000;

/** Somebody's entries with an hour that stand in their calendar by our doing, by their uid there. */
type Owner = { employeeId: string; email: string; timeZone: string; entries: Map<string, CalendarEntry> };

/**
 * Reads what people did in their calendars with 1:1s that stand there: what they moved is moved here, what they deleted is
 * cancelled, each as that person and by the rules of the room it belongs to.
 */
export async function readCalendars(run: TaskRun, begun: Begun): Promise<Record<string, number>> {
  const { record, connector, secret, tokens } = begun;
  const counts = { FOLLOWED: 0, NOT_FOLLOWED: 0 };
  if (!connector.actions.includes("changesOf") || !record.lastGoodAt) return counts;
  const [owners, now] = await run.open(async (context) => [
    await ownersOf(context, run, record.id),
    context.clock.now(),
  ]);
  if (owners.length === 0) return counts;
  // Sources count their own moments: a little earlier is asked for, and what stands here already changes nothing.
  const since = new Date(record.lastGoodAt.getTime() - 5 * minute).toISOString();
  const inputs = owners.map(({ email, entries }) => ({ owner: email, uids: [...entries.keys()], since }));
  const options = { connector, installation: record, host: run.installation, secret, now, milliseconds, ...tokens };
  const done = (await runOrder({ act: "do", action: "changesOf", inputs }, options)) as Done[];
  for (const [index, owner] of owners.entries()) {
    const answer = done[index];
    if (!answer || "fault" in answer) continue;
    for (const change of (answer.changes ?? []).flatMap((each) => changeOf(owner, each) ?? [])) {
      const followed = await follow(run, record.id, owner, change);
      if (followed) counts.FOLLOWED += 1;
      else counts.NOT_FOLLOWED += 1;
    }
  }
  return counts;
}

async function ownersOf(context: Context, run: TaskRun, installationId: string): Promise<Owner[]> {
  const sent = await context.rows<{ employeeId: string; item: string }>(
    sql`select employee_id as "employeeId", item from {connector_sent} where installation_id = ${installationId}`,
  );
  const standing = new Set(sent.map(({ employeeId, item }) => `${employeeId} ${item}`));
  const people = [...new Set(sent.map(({ employeeId }) => employeeId))];
  const owners: Owner[] = [];
  for (const actor of await loadWorkingActors(context, context.clock.now(), people)) {
    const { employeeId, email, timeZone } = actor;
    const days = await run.installation.gatherings.days(context.seenBy(actor));
    const entries = days.filter(({ uid, at }) => at !== undefined && standing.has(`${employeeId} ${uid}`));
    if (email !== "" && entries.length > 0)
      owners.push({
        employeeId,
        email,
        timeZone,
        entries: new Map(entries.map((each) => [`${each.uid}@cairn`, each])),
      });
  }
  return owners;
}

/** What a person did; null where the calendar says what stands here. */
function changeOf(
  { timeZone, entries }: Owner,
  { uid, cancelled, startsAt, local: said }: EventChange,
): EntryChange | null {
  const entry = entries.get(uid);
  if (!entry) return null;
  if (cancelled) return { what: "TAKEN_AWAY", uid: entry.uid };
  if (!startsAt && !said) return null;
  const local = Temporal.PlainDateTime.from(`${entry.on}T${entry.at}`);
  const here = local.toZonedDateTime(entry.timeZone ?? timeZone).toInstant();
  const there = startsAt
    ? Temporal.Instant.from(startsAt)
    : Temporal.PlainDateTime.from(said!.start)
        .toZonedDateTime(said!.timeZone ?? timeZone)
        .toInstant();
  if (Math.abs(there.epochMilliseconds - here.epochMilliseconds) < minute) return null;
  const start = there.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return { what: "MOVED", uid: entry.uid, start: start.toString({ smallestUnit: "minute" }) };
}

/** What a rule here refuses, as a move into the past, is put back there by the next run. */
async function follow(
  run: TaskRun,
  installationId: string,
  { employeeId }: Owner,
  change: EntryChange,
): Promise<boolean> {
  try {
    return await run.openFor(employeeId)((context) => run.installation.gatherings.followEntry(context, change));
  } catch (error) {
    if (!refusalOf(error)) throw error;
    await run.open((context) =>
      context.rows(
        sql`update {connector_sent} set digest = '' where installation_id = ${installationId}
            and employee_id = ${employeeId} and item = ${change.uid}`,
      ),
    );
    return false;
  }
}
