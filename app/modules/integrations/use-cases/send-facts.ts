import type { Context } from "#app/platform/context/context.ts";
import type { Fact, FactField, GatheredFactSet } from "#app/platform/contributions/facts.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import type { Done } from "#sdk/host/index.ts";
import { ConnectorError } from "#sdk/index.ts";
import { consentedFields } from "../domain/consented-fields.ts";
import { runOrder } from "../host/run-order.ts";
import type { Applied } from "./apply-rows.ts";
import { digestOf } from "./item.ts";
import type { Begun } from "./run-connector.ts";
import { sql } from "#tenancy/sql.ts";

const rowsAPage = 2_000;
const milliseconds = 10 * 60_000;

/** Where sending stands: behind which id, and how many batches of the data set there were. */
type Place = { after: string | null; batch: number };
type Changes = { rows: Fact[]; gone: string[]; digests: Map<string, string>; last: string | null };

/**
 * Sends what is new or changed of the data sets that were chosen, page by page. What a page sent is noted before the next
 * is begun: a run that ended goes on there, and a batch that was sent and not noted is sent again under its own number.
 */
export async function sendFacts(run: TaskRun, begun: Begun, trial: boolean): Promise<Applied> {
  const sets = await run.open((context) => chosenSets(context, run, begun));
  const counts = { SENT: 0, WITHDRAWN: 0 };
  for (const set of sets) {
    const fields = consentedFields(set, begun.connector.manifest.dataClasses);
    if (fields.length === 0) continue;
    let place = trial ? { after: null, batch: 0 } : await run.open((context) => placeOf(context, begun, set.name));
    for (let more = true; more;) {
      const changes = await run.open((context) => changesBehind(context, begun, set, fields, place.after));
      if (!trial) place = await sendPage(run, begun, set.name, fields, place, changes);
      else place = { ...place, after: changes.last };
      counts.SENT += changes.rows.length;
      counts.WITHDRAWN += changes.gone.length;
      more = changes.last !== null;
      await run.progress(counts.SENT + counts.WITHDRAWN, 0, "SENDING");
    }
  }
  return { outcome: counts };
}

async function chosenSets(context: Context, run: TaskRun, { record }: Begun): Promise<readonly GatheredFactSet[]> {
  const all = run.installation.gatherings.facts(context.actor);
  return all.filter(({ name }) => record.datasets.includes(name));
}

async function placeOf(context: Context, { record }: Begun, dataset: string): Promise<Place> {
  const [kept] = await context.rows<{ cursor: { after: string; batch: number } }>(
    sql`select cursor from {connector_cursor} where installation_id = ${record.id} and stream = ${dataset}`,
  );
  return kept ? { after: kept.cursor.after || null, batch: kept.cursor.batch } : { after: null, batch: 0 };
}

/** One page of a data set beside what was sent of it: by their ids, so that what is gone is found on the page it stood on. */
async function changesBehind(
  context: Context,
  { record }: Begun,
  set: GatheredFactSet,
  fields: readonly FactField[],
  after: string | null,
): Promise<Changes> {
  const facts = (await set.read(context, after, rowsAPage)).map((fact) => narrowed(fact, fields));
  const last = facts.length < rowsAPage ? null : facts.at(-1)!.id;
  const sent = await context.rows<{ id: string; digest: string }>(
    sql`select fact_id as id, digest from {connector_fact} where installation_id = ${record.id} and dataset = ${set.name}
        and (${after}::text is null or fact_id > ${after} collate "C")
        and (${last}::text is null or fact_id <= ${last} collate "C")`,
  );
  const known = new Map(sent.map(({ id, digest }) => [id, digest]));
  const digests = new Map(facts.map((fact) => [fact.id, digestOf(JSON.stringify(fact))]));
  return {
    rows: facts.filter(({ id }) => known.get(id) !== digests.get(id)),
    gone: sent.flatMap(({ id }) => (digests.has(id) ? [] : [id])),
    digests,
    last,
  };
}

function narrowed(fact: Fact, fields: readonly FactField[]): Fact {
  return Object.fromEntries(fields.map(({ name }) => [name, fact[name] ?? null])) as Fact;
}

async function sendPage(
  run: TaskRun,
  { record, connector, secret, tokens }: Begun,
  dataset: string,
  fields: readonly FactField[],
  { batch }: Place,
  { rows, gone, digests, last }: Changes,
): Promise<Place> {
  const changed = rows.length + gone.length > 0;
  const place = { after: last, batch: changed ? batch + 1 : batch };
  if (changed) {
    const now = await run.open(async (context) => context.clock.now());
    const told = fields.map(({ name, type }) => ({ name, type }));
    const facts = { dataset, fields: told, rows, gone, batch: place.batch, at: now.toISOString() };
    const options = { connector, installation: record, host: run.installation, secret, now, milliseconds, ...tokens };
    const [done] = (await runOrder({ act: "do", action: "putFacts", inputs: [facts] }, options)) as Done[];
    if (!done || "fault" in done)
      throw new ConnectorError(done?.fault.code ?? "contract", done?.fault.message ?? "Nothing came of it.");
  }
  await run.open((context) => noteSent(context, record.id, dataset, { place, rows, gone, digests }));
  return place;
}

async function noteSent(
  context: Context,
  installationId: string,
  dataset: string,
  { place, rows, gone, digests }: { place: Place } & Pick<Changes, "rows" | "gone" | "digests">,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await context.rows(
    sql`insert into {connector_fact} (installation_id, dataset, fact_id, digest)
        select ${installationId}::uuid, ${dataset}, * from unnest(${ids}::text[], ${ids.map((id) => digests.get(id)!)}::text[])
        on conflict (installation_id, dataset, fact_id) do update set digest = excluded.digest`,
  );
  await context.rows(
    sql`delete from {connector_fact} where installation_id = ${installationId} and dataset = ${dataset}
        and fact_id = any(${gone}::text[])`,
  );
  const cursor = JSON.stringify({ after: place.after ?? "", batch: place.batch });
  await context.rows(
    sql`insert into {connector_cursor} (installation_id, stream, cursor, read_at)
        values (${installationId}, ${dataset}, ${cursor}::jsonb, ${context.clock.now()})
        on conflict (installation_id, stream) do update set cursor = excluded.cursor, read_at = excluded.read_at`,
  );
}
