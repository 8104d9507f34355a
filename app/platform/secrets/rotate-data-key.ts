import { addKey, tenantSealer, type KeyRing } from "./data-keys.ts";
import type { SealedPlace } from "./sealer.ts";
import { allOf, sql } from "#tenancy/sql.ts";

/** Where values sealed for companies stand: whose they are, and what one row is told apart by. */
export type SealedColumn = {
  table: string;
  column: string;
  tenant: string;
  row: string;
  place: (tenantId: string) => SealedPlace;
};

/** Values sealed in the company's own tables, which the register does not reach. */
export type SealedElsewhere = {
  reseal: (sealer: Awaited<ReturnType<typeof tenantSealer>>) => Promise<number>;
  keysInUse: () => Promise<string[]>;
};

/** How long a retired key outlives its rotation: whoever took it before has long sealed and stored by then. */
export const keyGrace = 60 * 60_000;

const batch = 200;

/**
 * Gives a company a new data key, seals every value anew and destroys keys that seal nothing any more. Killed in the
 * middle, it goes on where it was: as long as a value waits, no further key is made.
 */
export async function rotateDataKey(
  ring: KeyRing,
  tenantId: string,
  columns: readonly SealedColumn[],
  now: Date,
  elsewhere?: SealedElsewhere,
): Promise<{ resealed: number }> {
  if (!(await isUnderWay(ring, tenantId, columns))) await replaceKey(ring, tenantId, now);
  let resealed = 0;
  for (const column of columns) {
    for (
      let done = await resealBatch(ring, tenantId, column, now);
      done > 0;
      done = await resealBatch(ring, tenantId, column, now)
    )
      resealed += done;
  }
  resealed += (await elsewhere?.reseal(await tenantSealer(ring, tenantId, now))) ?? 0;
  await destroySpentKeys(ring, tenantId, columns, now, (await elsewhere?.keysInUse()) ?? []);
  return { resealed };
}

/** A key was replaced, and a value still waits for the new one. */
async function isUnderWay({ database }: KeyRing, tenantId: string, columns: readonly SealedColumn[]): Promise<boolean> {
  for (const { table, column, tenant } of columns) {
    const { rows } = await database.control.query(
      sql`select from ${sql.table(table)} v join control.data_key k on k.tenant_id = ${sql.ref(`v.${tenant}`)} and
        k.id::text = split_part(${sql.ref(`v.${column}`)}, '.', 2)
        where ${sql.ref(`v.${tenant}`)} = ${tenantId} and k.retired_at is not null limit 1`,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

async function replaceKey(ring: KeyRing, tenantId: string, now: Date): Promise<void> {
  await ring.database.control.query(
    sql`update control.data_key set retired_at = ${now} where tenant_id = ${tenantId} and retired_at is null`,
  );
  await addKey(ring, tenantId, now);
}

/** Seals some values with the key that seals now. A value that changed meanwhile is left to the next batch. */
export async function resealBatch(
  ring: KeyRing,
  tenantId: string,
  { table, column, tenant, row, place }: SealedColumn,
  now: Date,
  size = batch,
): Promise<number> {
  const sealer = await tenantSealer(ring, tenantId, now);
  const { rows } = await ring.database.control.query<{ row: string; value: string }>(
    sql`select ${sql.ref(row)}::text as row, ${sql.ref(column)} as value from ${sql.table(table)}
         where ${sql.ref(tenant)} = ${tenantId} and split_part(${sql.ref(column)}, '.',
           2) <> ${sealer.sealingKeyId} order by ${sql.ref(row)} limit ${size}`,
  );
  const fresh = rows.map(({ value }) => sealer.seal(sealer.open(value, place(tenantId)), place(tenantId)));
  await ring.database.control.query(
    sql`update ${sql.table(table)} t set ${sql.ref(column)} = n.fresh
          from unnest(${rows.map((each) => each.row)}::text[], ${rows.map((each) => each.value)}::text[],
            ${fresh}::text[]) as n(row, value, fresh)
         where ${sql.ref(`t.${tenant}`)} = ${tenantId} and ${sql.ref(`t.${row}`)}::text = n.row
           and ${sql.ref(`t.${column}`)} = n.value`,
  );
  return rows.length;
}

async function destroySpentKeys(
  { database }: KeyRing,
  tenantId: string,
  columns: readonly SealedColumn[],
  now: Date,
  inUse: readonly string[],
): Promise<void> {
  const unused = columns.map(
    ({ table, column, tenant }) =>
      sql`not exists (select from ${sql.table(table)} v where ${sql.ref(`v.${tenant}`)} = k.tenant_id
        and split_part(${sql.ref(`v.${column}`)}, '.', 2) = k.id::text)`,
  );
  await database.control.query(
    sql`delete from control.data_key k
      where k.tenant_id = ${tenantId} and k.retired_at <= ${new Date(now.getTime() - keyGrace)} and k.id::text
      <> all (${inUse}) and ${allOf(unused)}`,
  );
}
