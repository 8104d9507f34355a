import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
type Column = { table: string; column: string; type: string; required: boolean; primary: boolean };

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
});
afterAll(() => world.close());

/** What the migrations made, without what the database works out by itself. */
function migrated(): Promise<Column[]> {
  return acme.asProduct((context) =>
    context.rows<Column>(sql`select c.relname as "table", a.attname as "column", format_type(a.atttypid,
      a.atttypmod) as type, a.attnotnull as required,
        coalesce((select a.attnum = any(i.indkey::int2[]) from pg_index i where i.indrelid = c.oid and i.indisprimary),
          false) as primary
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
     where c.relnamespace = (select oid from pg_namespace where nspname = ${acme.tenant.schemaName}) and c.relkind = 'r'
     order by c.relname, a.attname`),
  );
}

/** What the entities say. */
function described(): Column[] {
  return [...world.application.database.orm.getMetadata().getAll().values()].flatMap((entity) =>
    Object.values(entity.properties).map((property) => ({
      table: entity.tableName,
      column: property.fieldNames[0]!,
      type: longNames[property.columnTypes[0]!] ?? property.columnTypes[0]!,
      required: !property.nullable,
      primary: Boolean(property.primary),
    })),
  );
}

const longNames: Readonly<Record<string, string>> = {
  bigserial: "bigint",
  int: "integer",
  timestamptz: "timestamp with time zone",
};
const line = ({ table, column, type, required, primary }: Column) =>
  `${table}.${column} ${type}${required ? " not null" : ""}${primary ? " primary key" : ""}`;

test("entities and migrations describe the same tables", async () => {
  const there = (await migrated()).map(line).sort();
  expect(there.length).toBeGreaterThan(400);
  expect(described().map(line).sort()).toEqual(there);
});
