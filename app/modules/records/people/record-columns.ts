import { p } from "@mikro-orm/core";
import { fieldsOf, type FieldShape, type KeptNames, type RecordFields } from "../domain/record-fields.ts";
import { storedAs } from "../kinds/stored.ts";

/** The properties of the entity of such records: those of their fields, and what each has besides. */
export const recordColumns = <Shape extends FieldShape>(fields: RecordFields<Shape>) => ({
  ...(columnsOf(fields) as FieldColumns<Shape>),
  id: p.uuid().primary(),
  ownerId: p.uuid(),
  createdAt: p.datetime().columnType("timestamptz"),
  updatedAt: p.datetime().columnType("timestamptz"),
  deletedAt: p.datetime().columnType("timestamptz").nullable(),
  version: p.integer().version(),
});

/** What each holds is known to its kind alone. */
type FieldColumns<Shape extends FieldShape> = { [Name in KeptNames<Shape>]: ReturnType<typeof p.json<unknown>> };

function columnsOf(fields: RecordFields): object {
  const properties = fieldsOf(fields).flatMap(([name, field]) => {
    const { columns, neverNull } = storedAs(field);
    const isFilled = neverNull ?? field.required ?? false;
    return Object.entries(columns(name)).map(([key, column]) => [key, isFilled ? column : column.nullable()] as const);
  });
  return Object.fromEntries(properties);
}
