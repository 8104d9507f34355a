import type { Context } from "#app/platform/context/context.ts";
import type { BusyAsked, BusyScope, BusySpan } from "#app/platform/contributions/busy-times.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import type { Done } from "#sdk/host/index.ts";
import { actionsOf } from "#sdk/kinds/actions.ts";
import { ConnectorInstallation } from "../data/entities.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { requireConnector } from "../host/catalogue.ts";
import { openSecret, runOrder } from "../host/run-order.ts";
import { keepingTokens } from "../use-cases/keep-secret.ts";

/** Whoever chooses a time waits for it no longer. */
const milliseconds = 4_000;
/** While somebody types, a calendar is asked once. */
const keptFor = 60_000;
const mostKept = 500;

/** A calendar that failed is left alone for this long: whoever waits for it holds a connection to the database. */
const restsFor = 60_000;
const restingUntil = new Map<string, number>();

type Answer = Promise<readonly BusySpan[]>;
const kept = new Map<string, { at: number; answer: Answer }>();

/** When these people are busy, by the calendars that run and tell of it: hours alone, no title is asked for. */
export function busyTimes(context: Context, asked: BusyAsked, scope: BusyScope): Answer {
  const now = context.clock.now().getTime();
  const key = [
    context.tenant.id,
    ...[...asked.employeeIds].sort(),
    asked.from.toISOString(),
    asked.until.toISOString(),
  ];
  const known = kept.get(key.join(" "));
  if (known && now - known.at < keptFor && now >= known.at) return known.answer;
  const answer = askCalendars(context, asked, scope);
  if (kept.size >= mostKept) kept.clear();
  kept.set(key.join(" "), { at: now, answer });
  answer.catch(() => kept.delete(key.join(" ")));
  return answer;
}

async function askCalendars(context: Context, asked: BusyAsked, scope: BusyScope): Promise<readonly BusySpan[]> {
  const records = await context.em.find(ConnectorInstallation, { kind: "calendar", status: "ACTIVE" }, { limit: 5 });
  if (records.length === 0) return [];
  const people = await context.rows<{ id: string; email: string }>(
    sql`select id, work_email::text as email from {employee}
        where id = any(${asked.employeeIds}::uuid[]) and work_email is not null limit 20`,
  );
  if (people.length === 0) return [];
  const lists = [];
  for (const record of records.filter(({ id }) => !isResting(context, id)))
    lists.push(await askOne(context, record as InstallationRecord, { people, asked }, scope));
  return lists.flat();
}

const isResting = (context: Context, id: string) => (restingUntil.get(id) ?? 0) > context.clock.now().getTime();

function rest(context: Context, id: string): void {
  if (restingUntil.size >= mostKept) restingUntil.clear();
  restingUntil.set(id, context.clock.now().getTime() + restsFor);
}

type Owners = { people: readonly { id: string; email: string }[]; asked: BusyAsked };

/** A calendar that does not answer takes nobody's time away: what the product knows itself is told all the same. */
async function askOne(
  context: Context,
  record: InstallationRecord,
  { people, asked: { from, until } }: Owners,
  scope: BusyScope,
): Promise<BusySpan[]> {
  try {
    const connector = await requireConnector(scope.config.connectors, record.connector);
    if (!connector.actions.includes("freeBusy")) return [];
    const input = actionsOf("calendar")["freeBusy"]!.parse({
      owners: people.map(({ email }) => email),
      from: from.toISOString(),
      to: until.toISOString(),
    });
    const secret = await openSecret(context, scope, record);
    // The page reads alone: a token that took the place of another is kept beside it.
    const apart = <Result>(work: (own: Context) => Promise<Result>) =>
      inUnitOfWork(scope.database, context.tenant, {}, (unit) =>
        work({ ...context, em: unit.em, rows: unit.rows, answers: unit.answers } as Context),
      );
    const tokens = keepingTokens(apart, scope, record, secret);
    const now = context.clock.now();
    const options = { connector, installation: record, host: scope, secret, now, milliseconds, ...tokens };
    const [done] = (await runOrder({ act: "do", action: "freeBusy", inputs: [input] }, options)) as Done[];
    if (!done || "fault" in done) {
      rest(context, record.id);
      return [];
    }
    const idOf = new Map(people.map(({ id, email }) => [email.toLowerCase(), id]));
    return (done.busy ?? []).flatMap(({ owner, from: start, to }) => {
      const employeeId = idOf.get(owner.toLowerCase());
      return employeeId ? [{ employeeId, from: new Date(start), until: new Date(to) }] : [];
    });
  } catch (error) {
    rest(context, record.id);
    const { message } = error as Error;
    scope.logger.warn({ installation: record.id, err: { message } }, "A calendar did not tell when people are busy");
    return [];
  }
}
