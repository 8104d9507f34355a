import type { Context } from "./context.ts";
import { tableNamed, sql, type Sql } from "#tenancy/sql.ts";

/** Of each column, under its name and type (`joined_on date`), the values of all rows. */
type Columns = Readonly<Record<string, readonly (string | number | null)[]>>;

/**
 * Many thousands of rows in one statement, column by column: for the database half the work of rows sent as JSON. What is
 * the same in every row is sent once, as `same`; what the database is to say itself, as `said` (`sql`gen_random_uuid()``).
 */
export async function insertColumns(
  context: Pick<Context, "rows">,
  table: string,
  columns: Columns,
  { same = {}, said = {} }: { same?: Readonly<Record<string, unknown>>; said?: Readonly<Record<string, Sql>> } = {},
): Promise<void> {
  const heads = Object.keys(columns).map((head) => head.split(" ") as [string, string]);
  const [first] = Object.values(columns);
  if (!first || first.length === 0) return;
  const names = [
    ...heads.map(([name]) => name),
    ...Object.keys(same).map((head) => head.split(" ")[0]!),
    ...Object.keys(said),
  ];
  const values = [
    ...heads.map(([name]) => sql`row.${sql.ref(name)}`),
    ...Object.entries(same).map(([head, value]) => sql`${value}::${sql.raw(head.split(" ")[1]!)}`),
    ...Object.values(said),
  ];
  const lists = heads.map(([name, type]) => sql`${columns[`${name} ${type}`]}::${sql.raw(type)}[]`);
  await context.rows(
    sql`insert into ${tableNamed(table)} (${sql.join(names.map((name) => sql.ref(name)))}) select ${sql.join(values)}
          from unnest(${sql.join(lists)}) as row (${sql.join(heads.map(([name]) => sql.ref(name)))})`,
  );
}
