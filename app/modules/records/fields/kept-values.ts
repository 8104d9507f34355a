import type { Context } from "#app/platform/context/context.ts";
import { fieldsOf, type RecordFields } from "../domain/record-fields.ts";
import { storedAs } from "../kinds/stored.ts";
import type { KeptValues } from "./stored-kind.ts";

/** What was sent, as properties of the entity. */
export function keptOf(fields: RecordFields, sent: KeptValues): KeptValues {
  return Object.assign(
    {},
    ...fieldsOf(fields).flatMap(([name, field]) => {
      const { input, keep } = storedAs(field);
      if (!input) return [];
      return [keep ? keep(name, sent[name]) : { [name]: sent[name] }];
    }),
  ) as KeptValues;
}

/** What a new record begins with besides what is typed. */
export function firstOf(fields: RecordFields): KeptValues {
  return Object.fromEntries(
    fieldsOf(fields).flatMap(([name, field]) => {
      const { first } = storedAs(field);
      return first ? [[name, first(field)] as const] : [];
    }),
  );
}

/** What the history holds of a record. */
export function toldOf(fields: RecordFields, kept: KeptValues): KeptValues {
  return Object.fromEntries(
    fieldsOf(fields).map(([name, field]) => [name, storedAs(field).told?.(name, kept) ?? kept[name] ?? null]),
  );
}

/** Refuses, beside its field, what only the database can. */
export async function checkSent(context: Context, fields: RecordFields, sent: KeptValues): Promise<void> {
  for (const [name, field] of fieldsOf(fields)) await storedAs(field).check?.(context, name, sent[name]);
}
