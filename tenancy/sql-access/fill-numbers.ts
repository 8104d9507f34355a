import type { Logins } from "../logins.ts";
import { compileSql, sql } from "../sql.ts";
import { inTransaction, onNumbers } from "./numbers-database.ts";

/** What a number is, in the company's language. */
export type ToldMeasure = { measure: string; topic: string; name: string; formula: string; unit: string };

/** A number of a quarter: of the whole company, or of a part of what it is split by, null where groups are of several. */
export type ToldNumber = {
  measure: string;
  starts_on: string;
  ends_on: string;
  split: string;
  part: string | null;
  people: number;
  value: number | null;
};

export type ToldNumbers = { measures: readonly ToldMeasure[]; numbers: readonly ToldNumber[] };

/** Writes what is read by SQL anew, as the company's role and in one moment. False where nobody was given access here. */
export function fillNumbers(logins: Logins, schemaName: string, told: ToldNumbers): Promise<boolean> {
  return inTransaction(onNumbers(logins.tenants), async (client) => {
    const [measure, number] = ["measure", "number"].map((table) => sql.table(`${schemaName}.${table}`));
    const { rowCount } = await client.query(compileSql(sql`select from pg_namespace where nspname = ${schemaName}`));
    if (rowCount === 0) return false;
    await client.query(`set local role "${schemaName}"`);
    for (const table of [measure!, number!]) await client.query(compileSql(sql`delete from ${table}`));
    await client.query(
      compileSql(sql`insert into ${measure!} (measure, topic, name, formula, unit)
        select m.measure, m.topic, m.name, m.formula, m.unit
        from jsonb_to_recordset(${JSON.stringify(told.measures)}::jsonb)
          as m(measure text, topic text, name text, formula text, unit text)`),
    );
    await client.query(
      compileSql(sql`insert into ${number!} (measure, starts_on, ends_on, split, part, people, value)
        select n.measure, n.starts_on, n.ends_on, n.split, n.part, n.people, n.value
        from jsonb_to_recordset(${JSON.stringify(told.numbers)}::jsonb)
          as n(measure text, starts_on date, ends_on date, split text, part text, people int, value numeric)`),
    );
    return true;
  });
}
