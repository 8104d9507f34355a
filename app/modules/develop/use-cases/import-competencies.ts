import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { readTable, type FileTable } from "#app/platform/import/read-table.ts";
import { competencies } from "../data/competency-sql.ts";
import { fields, type FieldOfWork } from "../domain/fields.ts";
import type { Level } from "../domain/levels.ts";
import { levelsInUse } from "../queries/levels.ts";
import { saveCompetency, saveCompetencyInput } from "./save-competency.ts";
import { sql } from "#tenancy/sql.ts";

export const importCompetenciesInput = z.object({ file: z.instanceof(File, { error: "develop.file-needed" }) });
export const largestImport = 2 * 1024 * 1024;
const mostLines = 500;

/**
 * A file of competencies becomes part of the library, whole or not at all: a line without a fault each is added, or worded
 * anew where its name is known. Columns: name, description, field, and one for each level.
 */
export async function importCompetencies(
  context: Context,
  { file }: z.output<typeof importCompetenciesInput>,
): Promise<{ added: number; changed: number }> {
  await authorize(context, "edit", { kind: "CompetencyLibrary" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = await readTable(bytes, { encoding: null, delimiter: null, words: "people" });
  const lines = readLines(table, await levelsInUse(context));
  const known = await context.rows<{ id: string; name: string }>(
    sql`select c.id, lower(c.name) as name from ${competencies} c where not c.archived`,
  );
  const ids = new Map(known.map(({ id, name }) => [name, id]));
  let added = 0;
  for (const line of lines) {
    const competencyId = ids.get(line.name.toLowerCase()) ?? null;
    if (!competencyId) added += 1;
    const saved = await saveCompetency(context, { ...line, competencyId: competencyId as never, number: undefined });
    ids.set(line.name.toLowerCase(), saved.competencyId);
  }
  return { added, changed: lines.length - added };
}

type Line = { name: string; description: string; field: FieldOfWork; wording: Record<string, string> };

/** The lines of the file, each checked as the form checks it; the first fault is told with its line. */
function readLines({ headers, rows }: FileTable, levels: readonly Level[]): Line[] {
  const heads = headers.map((header) => header.trim().toLowerCase());
  if (!heads.includes("name")) throw fault("import-no-name", {});
  if (rows.length > mostLines) throw fault("import-too-many", { most: mostLines });
  const columnOf = (name: string) => heads.indexOf(name.toLowerCase());
  return rows.map(({ line, cells }) => {
    const cell = (name: string) => cells[columnOf(name)]?.trim() ?? "";
    const field = fields.find((one) => one === cell("field").toUpperCase()) ?? null;
    if (cell("field") && !field) throw fault("import-field", { line, field: cell("field") });
    const wording = Object.fromEntries(
      levels.map(({ id, name }) => [id, cell(name ?? id)] as const).filter(([, text]) => text),
    );
    const read = saveCompetencyInput.safeParse({
      name: cell("name"),
      description: cell("description"),
      field,
      wording,
    });
    if (!read.success) throw fault("import-line", { line });
    return { ...read.data, field: read.data.field as FieldOfWork };
  });
}

function fault(code: string, params: Record<string, string | number>) {
  return invalid(`develop.${code}`, "The file does not fit.", { params, fields: { file: `develop.${code}` } });
}
