import { z } from "zod";
import { choicesOf, type RecordFields } from "../fields/record-fields.ts";

const cursor = z.string().max(2000).optional().catch(undefined);
const words = z.string().trim().max(200).optional().catch(undefined);

/**
 * What the address of a list of records says: words looked for, the wanted value of each choice, the place in the list, and
 * whether a new record is being written. What does not fit is as if it were not there.
 */
export function listPageInput(fields: RecordFields) {
  const choices = choicesOf(fields).map(([name, { values }]) => [name, z.enum(values).optional().catch(undefined)]);
  const chosen = Object.fromEntries(choices) as Record<string, z.ZodType<string | undefined>>;
  const asked = { text: words, new: z.literal("true").optional().catch(undefined), after: cursor, before: cursor };
  return z.object({ ...chosen, ...asked }).transform(({ text, new: creating, after, before, ...rest }) => ({
    creating: creating !== undefined,
    place: { text, after, before, chosen: rest as Readonly<Record<string, string | undefined>> },
  }));
}
