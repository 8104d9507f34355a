import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { fieldsOf, type RecordFields } from "../domain/record-fields.ts";
import { storedAs } from "../kinds/stored.ts";
import { isRefused, type KeptValues } from "./stored-kind.ts";

/** What lines of one file mean by what they say, by field and text: a file says the same again and again. */
export type MeantBefore = Map<string, unknown>;

/** A line of a file with what it means in the place of what it says; refused beside its column where that is not there. */
export async function personsMeant(
  context: Context,
  fields: RecordFields,
  line: KeptValues,
  known: MeantBefore,
): Promise<KeptValues> {
  const meant: [name: string, value: unknown][] = [];
  for (const [name, field] of fieldsOf(fields)) {
    const said = line[name];
    const { meant: meaning } = storedAs(field);
    if (!meaning || typeof said !== "string") continue;
    const key = `${name}\n${said}`;
    if (!known.has(key)) known.set(key, await meaning(context, said));
    const value = known.get(key);
    if (isRefused(value)) throw invalid(value.refused, "Nothing is called so.", { fields: { [name]: value.refused } });
    meant.push([name, value]);
  }
  return { ...line, ...Object.fromEntries(meant) };
}
