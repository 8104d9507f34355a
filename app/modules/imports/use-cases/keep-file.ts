import type { Context } from "#app/platform/context/context.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Importables } from "#app/platform/contributions/importable.ts";
import { unreadable } from "#app/platform/import/file-limits.ts";
import { storableJson } from "#app/platform/import/given-rows.ts";
import type { FileTable } from "#app/platform/import/read-table.ts";
import { ImportedFile } from "../data/entities.ts";
import { guessMapping } from "../domain/columns.ts";
import { mostLines, type Mapping } from "../domain/imported-file.ts";

/** Keeps the lines of a file, with a first guess of what its columns mean. */
export async function keepFile(
  context: Context,
  importable: Importables[string],
  { fileName, table }: { fileName: string; table: FileTable },
): Promise<{ fileId: string }> {
  if (table.rows.length > mostLines) throw unreadable("imports", "too-long", { rows: mostLines });
  const headers = storable(table.headers);
  const columns = await importable.columns(context);
  const mapping = (await formerMapping(context, importable.kind, headers)) ?? guessMapping(columns, headers);
  const file = context.em.create(ImportedFile, {
    id: context.newId(),
    kind: importable.kind,
    fileName: storable(fileName.normalize("NFC")).slice(-200) || importable.kind,
    status: "READ",
    headers,
    lines: storable(table.rows),
    mapping,
    plan: null,
    planDigest: null,
    made: [],
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
    appliedAt: null,
    undoneAt: null,
  });
  await context.em.flush();
  await writeAuditEntry(context, {
    action: "imports.read",
    subjectType: "ImportedFile",
    subjectId: file.id,
    detail: { kind: importable.kind, lines: table.rows.length },
  });
  return { fileId: file.id };
}

/** What the actor last said the same columns mean; null where there was no such file. */
async function formerMapping(context: Context, kind: string, headers: readonly string[]): Promise<Mapping | null> {
  const files = await context.em.find(
    ImportedFile,
    { createdBy: context.actor.employeeId, kind, status: { $ne: "READ" } },
    { orderBy: { createdAt: "desc" }, limit: 10, fields: ["headers", "mapping"] },
  );
  const text = JSON.stringify(headers);
  return files.find((file) => JSON.stringify(file.headers) === text)?.mapping ?? null;
}

/** The same without what the database cannot hold: a NUL, and a lone half of a character. */
function storable<Value>(value: Value): Value {
  return JSON.parse(storableJson(value)) as Value;
}
