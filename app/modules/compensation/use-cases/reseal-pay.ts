import { keyOfValue, type Sealer } from "#app/platform/secrets/sealer.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { tableNamed, sql, type Sql } from "#tenancy/sql.ts";
import type { SealedColumn } from "../data/sealed.ts";

type Place = { table: string; column: string; owner: Sql; place: SealedColumn };

const byId = (table: string, column: string): Place => ({
  table,
  column,
  owner: sql`s.id::text`,
  place: `${table}.${column}` as SealedColumn,
});

/** Every column that keeps amounts unreadable, with what a row of it is told apart by. */
const places: readonly Place[] = [
  byId("compensation_pay", "sealed"),
  byId("compensation_member", "facts"),
  byId("compensation_member", "proposal"),
  byId("compensation_what_if_line", "proposal"),
  byId("compensation_entry", "sealed"),
  byId("compensation_letter", "sealed"),
  byId("compensation_cycle", "unit_budgets"),
  {
    table: "compensation_budget",
    column: "sealed",
    owner: sql`s.cycle_id::text || '|' || s.node_id::text`,
    place: "compensation_budget.sealed",
  },
];

const batch = 500;

/** Seals what this room keeps of pay with the key that seals now; the answer is how much was sealed anew. */
export async function resealPay(unit: UnitOfWork, sealer: Sealer & { sealingKeyId: string }): Promise<number> {
  let count = 0;
  for (const place of places)
    for (let done = await resealSome(unit, sealer, place); done > 0; done = await resealSome(unit, sealer, place))
      count += done;
  return count;
}

async function resealSome(
  unit: UnitOfWork,
  sealer: Sealer & { sealingKeyId: string },
  { table, column, owner, place }: Place,
): Promise<number> {
  const name = sql.ref(column);
  const found = await unit.rows<{ owner: string; value: string }>(
    sql`select ${owner} as owner, s.${name} as value from ${tableNamed(table)} s
      where s.${name} is not null and split_part(s.${name}, '.', 2) <> ${sealer.sealingKeyId} limit ${batch} for update`,
  );
  if (found.length === 0) return 0;
  const fresh = found.map(({ owner: ownerId, value }) => {
    const at = { column: place, ownerId };
    return sealer.seal(sealer.open(value, at), at);
  });
  await unit.rows(
    sql`update ${tableNamed(table)} s set ${name} = n.fresh
      from unnest(${found.map((row) => row.value)}::text[], ${fresh}::text[]) as n(value, fresh) where s.${name} = n.value`,
  );
  return found.length;
}

/** The keys that pay is sealed with. */
export async function keysOfPay(unit: UnitOfWork): Promise<string[]> {
  const used = new Set<string>();
  for (const { table, column } of places) {
    const name = sql.ref(column);
    const rows = await unit.rows<{ value: string }>(
      sql`select min(s.${name}) as value from ${tableNamed(table)} s where s.${name} is not null
        group by split_part(s.${name}, '.', 2)`,
    );
    for (const { value } of rows) used.add(keyOfValue(value).keyId);
  }
  return [...used];
}
