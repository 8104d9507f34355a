import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { inTurns } from "#app/platform/time/in-turns.ts";
import { sql } from "#tenancy/sql.ts";
import { derive, type Entry, type VersionsOf } from "../domain/derive.ts";
import { reconcile, type Postings } from "../domain/ledger.ts";
import type { RulesVersion } from "../domain/rules.ts";
import { episodesOf, latch, thresholdsOn, type Latching } from "../domain/thresholds.ts";
import { readLedgers, type Ledger } from "./ledgers.ts";
import { readVersions } from "./rules-versions.ts";
import { storeLatching, type Raised } from "./store-latching.ts";

/** So many people in one go: about twenty goes, so that whoever watches sees it move, and no statement too large. */
const batchOf = (people: number) => Math.min(1000, Math.max(10, Math.ceil(people / 20)));

/**
 * Writes the ledgers of these people anew from their events: what is missing is posted, what is too much is taken back, and
 * thresholds that they crossed are raised once. The same from any state, so that it bears repetition.
 */
export async function derivePeople(
  context: Context,
  employeeIds: readonly string[],
  progress: Progress = unseen,
): Promise<Raised[]> {
  const people = [...new Set(employeeIds)].sort();
  const { all, versionsOf } = await readVersions(context);
  const raised: Raised[] = [];
  const batch = batchOf(people.length);
  for (let from = 0; from < people.length; from += batch) {
    await progress(from, people.length, "COUNTING_POINTS");
    raised.push(...(await deriveSome(context, people.slice(from, from + batch), { all, versionsOf })));
  }
  return raised;
}

type Versions = { all: readonly RulesVersion[]; versionsOf: VersionsOf };

async function deriveSome(context: Context, people: readonly string[], versions: Versions): Promise<Raised[]> {
  await holdPeople(context, people);
  const ledgers = await readLedgers(context, people);
  const plans = await inTurns(plansOf(ledgers, versions));
  await post(context, plans);
  return storeLatching(
    context,
    plans.map(({ employeeId, latching }) => ({ employeeId, latching })),
  );
}

/**
 * Nobody else writes these people's events and ledgers until the transaction ends; held in one order, so that nobody waits
 * in a circle.
 */
export async function holdPeople(context: Context, employeeIds: readonly string[]): Promise<void> {
  const known = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where e.id = any(${[...new Set(employeeIds)]}::uuid[]) order by e.id`,
  );
  const people = known.map(({ id }) => id);
  await context.rows(
    sql`insert into {points_person} (employee_id) select id from unnest(${people}::uuid[]) as id order by id
      on conflict do nothing`,
  );
  await context.rows(
    sql`select from {points_person} p where p.employee_id = any(${people}::uuid[]) order by p.employee_id for update`,
  );
}

function* plansOf(ledgers: readonly Ledger[], versions: Versions): Generator<void, Plan[]> {
  const plans: Plan[] = [];
  for (const ledger of ledgers) {
    plans.push(planOf(ledger, versions));
    yield;
  }
  return plans;
}

type Plan = { employeeId: string; today: string; entries: Entry[]; postings: Postings; latching: Latching };

/** What one person's ledger and crossings should become. Pure. */
export function planOf(ledger: Ledger, { all, versionsOf }: Versions): Plan {
  const { employeeId, today, events, posted, latched, appealed } = ledger;
  const entries = derive(events, versionsOf, today);
  const changes = all.map(({ validFrom }) => validFrom);
  const episodes = episodesOf(entries, thresholdsOn(events, versionsOf), { changes, today });
  const { raise, keep } = latch(latched, episodes);
  // Nothing escalates while the person's appeal is not decided; what is decided is derived anew.
  const latching = { raise: appealed ? [] : raise, keep };
  return { employeeId, today, entries, postings: reconcile(posted, entries), latching };
}

async function post(context: Context, plans: readonly Plan[]): Promise<void> {
  const now = context.clock.now().toISOString();
  const row = (employeeId: string, { eventId, cause, points, countsOn, expiresOn, rulesId, rule }: Entry) => ({
    ...{ id: context.newId(), employee_id: employeeId, event_id: eventId, cause, points, counts_on: countsOn },
    ...{ expires_on: expiresOn, rules_id: rulesId, rule, posted_at: now },
  });
  const rows = plans.flatMap(({ employeeId, postings: { post: missing, reverse } }) => [
    ...reverse.map((entry) => ({ ...row(employeeId, { ...entry, points: -entry.points }), reverses: entry.id })),
    ...missing.map((entry) => row(employeeId, entry)),
  ]);
  for (let from = 0; from < rows.length; from += mostRows)
    await insertRows(context, "points_entry", entryColumns, rows.slice(from, from + mostRows));
}

/** So many go in one statement. */
const mostRows = 5000;

const entryColumns =
  "id uuid, employee_id uuid, event_id uuid, cause text, points int, counts_on date, expires_on date, rules_id uuid, " +
  "rule text, posted_at timestamptz, reverses uuid";
