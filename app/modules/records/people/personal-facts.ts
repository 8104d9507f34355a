import { managersAbove, peopleInside, unitsAround } from "#app/modules/people/index.ts";
import { arrayColumn, rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { fieldsOf, type FieldShape } from "../domain/record-fields.ts";
import type { RecordField } from "../kinds/kinds.ts";
import { storedAs } from "../kinds/stored.ts";
import { columnName, type KeptValues } from "../fields/stored-kind.ts";
import type { KeptRecords } from "./kept-records.ts";
import { anyOf, sql, tableNamed, uuids, type Sql } from "#tenancy/sql.ts";

/** All that rules about records of people may test; people and the state that its fields name stand beside these. */
export type PersonalFacts = {
  kind: string;
  ownerId: string;
  managerIds: string[];
  orgUnitIds: string[];
  [named: string]: string | string[] | null;
};

/** Who may do what to records of people: their facts, and the rows on which an act is allowed. */
export function personalFacts<Shape extends FieldShape, Id extends string>({
  kind,
  table,
  fields,
}: KeptRecords<Shape, Id>) {
  const tested = fieldsOf(fields).filter(([, field]) => storedAs(field).tested);
  const isList = (field: RecordField) => storedAs(field).names === "MANY";

  /** The facts of what belongs to a person, whether it exists yet or not; `kept` is what its fields hold. */
  async function factsOf(context: Context, ownerId: string, kept: KeptValues = {}): Promise<PersonalFacts> {
    const managerIds = (await managersAbove(context, [ownerId])).get(ownerId) ?? [];
    const named = Object.fromEntries(
      tested.map(([name, field]) => [name, (kept[name] ?? (isList(field) ? [] : null)) as string | string[] | null]),
    );
    return { ...named, kind, ownerId, managerIds, orgUnitIds: await unitsAround(context, [ownerId]) };
  }

  /** The facts of one that stands; 404 where there is none. */
  async function requireFacts(context: Context, id: string): Promise<PersonalFacts> {
    const named = tested.map(([name]) => sql`, ${sql.ref(columnName(name))} as ${sql.ref(name)}`);
    const found = await firstRow<{ ownerId: string }>(
      context,
      sql`select owner_id as "ownerId"${sql.join(named, sql``)} from ${tableNamed(table)}
        where id = ${id} and deleted_at is null`,
    );
    if (!found) throw notFound(kind);
    return factsOf(context, found.ownerId, found);
  }

  /** The rows called `r` on which the actor may do this, by the rules that decide in memory; needs `reportsOf` before it. */
  async function allowing(context: Context, action: string): Promise<Sql> {
    const named = tested.map(([name, field]) => {
      const column = sql.ref(`r.${columnName(name)}`);
      return [name, isList(field) ? arrayColumn(column) : column] as const;
    });
    const columns: FactColumns = {
      ...Object.fromEntries(named),
      ownerId: (values) => sql`r.owner_id in (${uuids(values)})`,
      // Rules speak of the actor alone.
      managerIds: () => sql`r.owner_id in (select employee_id from below)`,
      orgUnitIds: (units) => anyOf(units.map((unit) => sql`r.owner_id in ${peopleInside([unit], context.today())}`)),
    };
    return rulesToSql(await context.ability(), action, kind, columns);
  }

  return { factsOf, requireFacts, allowing };
}
