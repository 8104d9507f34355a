import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { fieldsOf, type RecordFields } from "../domain/record-fields.ts";
import { storedAs } from "../kinds/stored.ts";
import type { KeptValues } from "./stored-kind.ts";

/** A line of a file with ids in the place of what it calls people; refused beside its column where nobody is meant. */
export async function personsMeant(context: Context, fields: RecordFields, line: KeptValues): Promise<KeptValues> {
  const meant: [name: string, id: string][] = [];
  for (const [name, field] of fieldsOf(fields)) {
    const said = line[name];
    const { meant: meaning } = storedAs(field);
    if (!meaning || typeof said !== "string") continue;
    const id = await meaning(context, said);
    if (id === null)
      throw invalid("platform.field-person", "Nobody is called so.", { fields: { [name]: "platform.field-person" } });
    meant.push([name, id]);
  }
  return { ...line, ...Object.fromEntries(meant) };
}
