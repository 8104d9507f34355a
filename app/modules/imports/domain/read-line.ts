import { ownOrNew, setOwn } from "#app/platform/http/own-properties.ts";
import type { z } from "zod";
import type { Importable, ImportColumn } from "#app/platform/contributions/importable.ts";
import { withFormula } from "#app/platform/files/formula-safe.ts";
import { readNumber } from "#app/platform/import/read-number.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import type { LineProblem, Mapping } from "./imported-file.ts";

/** A line as the room's schema understands it, or why it does not. */
export type ReadLine = {
  readonly line: number;
  readonly said: Readonly<Record<string, string>>;
  readonly value: unknown;
  readonly problems: readonly LineProblem[];
};

const aCode = /^[a-z0-9-]+\.[a-z0-9.-]+$/;
/** What a spreadsheet would run, should the text ever be written into one again; numbers with a sign are none. */
const aFormula = /^[=@+\-][^\s\d]/;

export function readLine(
  columns: readonly ImportColumn[],
  input: z.ZodType,
  mapping: Mapping,
  { line, cells }: { line: number; cells: readonly string[] },
): ReadLine {
  const said = saidIn(columns, mapping, cells);
  const problems: LineProblem[] = columns
    .filter(({ name, required }) => required && said[name] === undefined)
    .map(({ name }) => ({ code: "imports.required", field: name }));
  problems.push(
    ...Object.entries(said)
      .filter(([, text]) => aFormula.test(text) && readNumber(text) === null)
      .map(([field]) => ({ code: "imports.formula", field })),
  );
  if (problems.length > 0) return { line, said, value: null, problems };
  const read = input.safeParse(nested(said));
  if (read.success) return { line, said, value: read.data, problems };
  return { line, said, value: null, problems: read.error.issues.map((issue) => problemOf(issue, said)) };
}

/** Lines that make one record together, in the order of the first of each. */
export function linesOfRecords(
  lines: readonly ReadLine[],
  belongsTo: Importable["belongsTo"] = () => null,
): (readonly ReadLine[])[] {
  return [...Map.groupBy(lines, ({ line, said }) => belongsTo(said) ?? line).values()];
}

/** By field, what the line says; empty cells say nothing. */
function saidIn(columns: readonly ImportColumn[], mapping: Mapping, cells: readonly string[]): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { name, codes } of columns) {
    const at = mapping[name];
    const text = at === undefined ? "" : clean(cells[at] ?? "");
    if (text !== "") setOwn(said, name, codes?.get(text.toLowerCase()) ?? text);
  }
  return said;
}

/** Fields within fields as the schema has them. */
function nested(said: Readonly<Record<string, string>>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(said)) {
    const steps = name.split(".");
    const last = steps.pop()!;
    let at = whole;
    for (const step of steps) at = ownOrNew(at, step, () => ({})) as Record<string, unknown>;
    setOwn(at, last, text);
  }
  return whole;
}

function problemOf({ path, message }: z.core.$ZodIssue, said: Readonly<Record<string, string>>): LineProblem {
  const whole = path.join(".");
  const field = said[whole] === undefined ? String(path[0] ?? "") : whole;
  const about = field ? { field } : {};
  if (aCode.test(message)) return { code: message, ...about };
  return { code: "imports.not-understood", ...about, params: { value: (said[field] ?? "").slice(0, 80) } };
}

function clean(cell: string): string {
  // A NUL cannot be stored. An apostrophe before a formula is how spreadsheets are kept from running it.
  const text = normalized(cell)
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\ufeff]+/g, " ")
    .trim();
  return withFormula(text);
}
