import { setOwn } from "#app/platform/http/own-properties.ts";
import { z } from "zod";
import type { ImportColumn } from "#app/platform/contributions/importable.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { columnInput } from "#app/platform/import/column-input.ts";
import { guessColumns } from "#app/platform/import/guess-columns.ts";
import type { Mapping } from "./imported-file.ts";

/** How a file is read: by field, the column counted from 0; empty where the file does not have it. */
export const chosenColumns = z
  .record(z.string().max(120), columnInput)
  .default({})
  .describe("By field, the column it is read from, counted from 0; left out, the columns stay as they were.");
export type ChosenColumns = z.output<typeof chosenColumns>;

/** A form tells fields within fields by dots, so a column's name is written with colons there. */
export function formNameOf(column: string): string {
  return column.replaceAll(".", ":");
}

/** Which column each field most likely is, by the words of its head. */
export function guessMapping(columns: readonly ImportColumn[], headers: readonly string[]): Mapping {
  const heads = Object.fromEntries(columns.map(({ name, heads: known }) => [name, [name, ...known]]));
  return guessColumns(
    columns.map(({ name }) => name),
    heads,
    headers,
  ) as Mapping;
}

/** The columns that were chosen; refuses a choice that leaves a line without what it must say. */
export function mappingOf(columns: readonly ImportColumn[], chosen: ChosenColumns, count: number): Mapping {
  const mapping: Record<string, number> = {};
  for (const { name } of columns) {
    const at = chosen[formNameOf(name)] ?? chosen[name];
    if (typeof at === "number" && at < count) setOwn(mapping, name, at);
  }
  const missing = columns.find(({ name, required }) => required && mapping[name] === undefined);
  if (missing)
    throw invalid("imports.column-needed", "A column that every line needs is missing.", {
      fields: { [`columns.${formNameOf(missing.name)}`]: "imports.column-needed" },
    });
  return mapping;
}
