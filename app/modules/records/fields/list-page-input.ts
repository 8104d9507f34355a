import { z } from "zod";
import { placeInput, searchInput } from "#app/platform/http/paging.ts";
import { choicesOf, type RecordFields } from "../domain/record-fields.ts";
import { naming } from "./naming.ts";

/** What narrows a list of records: words looked for, the wanted value of each choice, and whom its fields are to name. */
export type Narrowed = {
  text?: string | undefined;
  chosen?: Readonly<Record<string, string | undefined>> | undefined;
};

/** What narrows a list, as forms on it say it by name; what does not fit is as if it were not there. */
export const narrowedInput = (fields: RecordFields) => z.object(narrowing(fields));

/** The same as lists take it. */
export const narrowedBy = ({ text, ...chosen }: z.output<ReturnType<typeof narrowedInput>>): Narrowed => ({
  text,
  chosen,
});

/** What the address of a list says: what narrows it, the place in it, and whether a new record is being written. */
export function listPageInput(fields: RecordFields) {
  const creating = z.literal("true").optional().catch(undefined);
  return z
    .object({ ...narrowing(fields), new: creating, after: placeInput, before: placeInput })
    .transform(({ text, new: asked, after, before, ...chosen }) => ({
      creating: asked !== undefined,
      place: { text, after, before, chosen: chosen as NonNullable<Narrowed["chosen"]> },
    }));
}

function narrowing(
  fields: RecordFields,
): { text: ReturnType<typeof searchInput> } & Record<string, z.ZodType<string | undefined>> {
  const choices = choicesOf(fields).map(([name, { values }]) => [name, z.enum(values).optional().catch(undefined)]);
  const people = naming(fields).map(({ name }) => [name, z.guid().optional().catch(undefined)]);
  const named = Object.fromEntries([...choices, ...people]) as Record<string, z.ZodType<string | undefined>>;
  return { ...named, text: searchInput() };
}
