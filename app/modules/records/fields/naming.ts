import { fieldsOf, type RecordFields } from "../domain/record-fields.ts";
import { storedAs } from "../kinds/stored.ts";

/** The fields that name people. */
export const naming = (fields: RecordFields): { name: string; many: boolean }[] =>
  fieldsOf(fields).flatMap(([name, field]) => {
    const { names } = storedAs(field);
    return names ? [{ name, many: names === "MANY" }] : [];
  });
