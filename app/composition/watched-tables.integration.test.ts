import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { restless, watchedTables } from "./watched-tables.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").build();
});
afterAll(() => world.close());

const watched = [...watchedTables.groups.values()].flat();

test("every table of a company is watched in one group, or said to be restless", async () => {
  const [found] = await acme.asProduct((context) =>
    context.rows<{ tables: string[] }>(
      sql`select array_agg(tablename::text) as tables from pg_tables where schemaname = ${acme.tenant.schemaName}`,
    ),
  );
  expect([...watched, ...restless].sort()).toEqual(found!.tables.sort());
});

test("groups that lose rows when rows of another are deleted are known", async () => {
  const keys = await acme.asProduct((context) =>
    context.rows<{ from: string; to: string }>(
      sql`select t.relname as "from", r.relname as "to" from pg_constraint c
        join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
        join pg_namespace n on n.oid = c.connamespace
      where n.nspname = ${acme.tenant.schemaName} and c.contype = 'f' and c.confdeltype in ('c', 'n', 'd')`,
    ),
  );
  const groupOf = new Map(
    [...watchedTables.groups].flatMap(([group, tables]) => tables.map((table) => [table, group])),
  );
  const below = (table: string, seen = new Set<string>()): Set<string> => {
    for (const { from, to } of keys)
      if (to === table && !seen.has(from)) {
        seen.add(from);
        below(from, seen);
      }
    return seen;
  };
  const along = [...new Set(keys.map(({ to }) => to))].flatMap((table) => {
    const groups = new Set([...below(table)].map((one) => groupOf.get(one)).filter((group) => group !== undefined));
    groups.delete(groupOf.get(table)!);
    return groups.size > 0 ? [[table, [...groups].sort()] as const] : [];
  });
  expect(along.sort()).toEqual([...watchedTables.deletedAlong].sort());
});
