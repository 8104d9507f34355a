import { z } from "zod";

/** What names a record by its id where something is sent about it: `{ loanId }`. */
export type Named<Id extends string> = Record<Id, string>;

export const named = <Id extends string>(idName: Id, id: string): Named<Id> => ({ [idName]: id }) as Named<Id>;

/** The same as a shape that answers it too. */
export const namedShape = <Id extends string>(idName: Id, said: string) =>
  namedInput(idName, said) as unknown as z.ZodType<Named<Id>, Named<Id>>;

export function namedInput<Id extends string>(idName: Id, said: string): z.ZodObject<Record<Id, z.ZodGUID>> {
  return z.object({ [idName]: z.guid().describe(said) } as Record<Id, z.ZodGUID>);
}
