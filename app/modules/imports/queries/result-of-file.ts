import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Sheet } from "#app/platform/files/sheet.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireFile } from "../data/hold-file.ts";
import { requireImportable } from "../data/importable-of.ts";
import { verdictsOf } from "../data/verdicts.ts";
import { ids } from "../domain/ids.ts";

export const resultOfFileInput = z.object({ kind: ids.kind, fileId: ids.file });

const { number, sheet, text } = sheetsForPrograms;
const texts = ["outcome", "name", "field", "before", "after", "problem", "detail"] as const;
type Row = { line: number | null } & Partial<Record<(typeof texts)[number], string | null>>;

/** What a file would do, or did, as a file: a row a change or a problem, with its line in the file that was read. */
export async function resultOfFile(
  context: Context,
  { kind, fileId }: z.output<typeof resultOfFileInput>,
): Promise<Sheet> {
  const file = await requireFile(context, fileId);
  if (file.kind !== kind) throw notFound("The file");
  const importable = await requireImportable(context, kind);
  const columns = [...(await importable.columns(context)), ...((await importable.further?.(context)) ?? [])];
  // Names the company gave itself; fields of the product go by what the API calls them.
  const names = new Map(columns.flatMap(({ name, label }) => (typeof label === "string" ? [] : [[name, label.text]])));
  const nameOf = (field: string | undefined) => (field === undefined ? field : (names.get(field) ?? field));
  const rows = (await verdictsOf(context, fileId)).flatMap<Row>(({ line, outcome, name, changes, problems }) => {
    const who = { line, outcome, name };
    if (problems.length > 0)
      return problems.map(({ code, field, params }) => ({
        ...who,
        field: nameOf(field),
        problem: code,
        detail: params ? Object.values(params).join("; ") : "",
      }));
    return changes.length > 0
      ? changes.map(({ field, before = null, after }) => ({ ...who, field: nameOf(field), before, after }))
      : [who];
  });
  return sheet<Row>(
    [number("line", (row) => row.line), ...texts.map((name) => text<Row>(name, (row) => row[name]))],
    rows,
  );
}
