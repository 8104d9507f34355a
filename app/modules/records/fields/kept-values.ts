import type { Context } from "#app/platform/context/context.ts";
import type { Change } from "#app/platform/history/record-changes.ts";
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

/** What its fields keep beside it, once it is written; what its history tells of that. */
export async function keepBeside(
  context: Context,
  fields: RecordFields,
  of: { kind: string; id: string },
  sent: KeptValues,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [name, field] of fieldsOf(fields)) {
    const change = await storedAs(field).beside?.(context, { ...of, name }, sent[name]);
    if (change) changes.push({ field: name, ...change });
  }
  return changes;
}

/** What the forms of these fields offer to choose from, by name. */
export async function offeredIn(
  context: Context,
  fields: RecordFields,
  read: KeptValues = {},
): Promise<Record<string, unknown>> {
  const offered: [string, unknown][] = [];
  for (const [name, field] of fieldsOf(fields)) {
    const { offers } = storedAs(field);
    if (offers) offered.push([name, await offers(context, read[name] ?? null)]);
  }
  return Object.fromEntries(offered);
}

/** What is read of rows that a statement gave: where a kind takes more than a statement, it is asked once for all. */
export async function readOf<Row extends object>(
  context: Context,
  fields: RecordFields,
  rows: readonly Row[],
): Promise<Row[]> {
  let read = [...rows];
  for (const [name, field] of fieldsOf(fields)) {
    const values = await storedAs(field).reads?.(
      context,
      read.map((row) => (row as KeptValues)[name]),
    );
    if (values) read = read.map((row, place) => ({ ...row, [name]: values[place] }));
  }
  return read;
}

/** Refuses, beside its field, what only the database can. */
export async function checkSent(context: Context, fields: RecordFields, sent: KeptValues): Promise<void> {
  for (const [name, field] of fieldsOf(fields)) await storedAs(field).check?.(context, name, sent[name]);
}
