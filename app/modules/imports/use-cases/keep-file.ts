import type { Context } from "#app/platform/context/context.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Importables } from "#app/platform/contributions/importable.ts";
import { unreadable } from "#app/platform/import/file-limits.ts";
import { storableJson } from "#app/platform/import/given-rows.ts";
import type { FileTable } from "#app/platform/import/read-table.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { ImportedFile } from "../data/entities.ts";
import { requireAbout } from "../data/importable-of.ts";
import { keepLines } from "../data/file-lines.ts";
import { guessMapping } from "../domain/columns.ts";
import { mostLines } from "../domain/imported-file.ts";

/** Keeps the lines of a file, with a first guess of what its columns mean. */
export async function keepFile(
  context: Context,
  importable: Importables[string],
  { fileName, table, about }: { fileName: string; table: FileTable; about?: string | undefined },
): Promise<{ fileId: string }> {
  await requireAbout(context, importable, about);
  const most = importable.limits?.lines ?? mostLines;
  if (table.rows.length > most) throw unreadable("too-long", { rows: most });
  const headers = storable(table.headers);
  const { mapping, settings } = await readingOf(context, importable, { ...table, headers });
  const file = context.em.create(ImportedFile, {
    id: context.newId(),
    kind: importable.kind,
    about: about ?? null,
    fileName: storable(normalized(fileName)).slice(-200) || importable.kind,
    status: "READ",
    headers,
    lineCount: table.rows.length,
    mapping,
    settings,
    counts: null,
    planDigest: null,
    made: [],
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
    appliedAt: null,
    undoneAt: null,
  });
  await context.em.flush();
  await keepLines(context, file.id, storable(table.rows));
  await writeAuditEntry(context, {
    action: "imports.read",
    subjectType: "ImportedFile",
    subjectId: file.id,
    detail: { kind: importable.kind, lines: table.rows.length },
  });
  return { fileId: file.id };
}

/** How the file is read: as its giver read the same columns the last time, else as its heads say. */
async function readingOf(context: Context, importable: Importables[string], table: FileTable) {
  const { headers } = table;
  const guessed = importable.guess
    ? await importable.guess(context, headers)
    : guessMapping(await importable.columns(context), headers);
  const former = await formerReading(context, importable.kind, headers);
  const answered = Object.entries(former?.settings ?? {}).filter(([name]) =>
    importable.settings?.remembered.includes(name),
  );
  return {
    mapping: former?.mapping ?? guessed,
    settings: { ...(await importable.settings?.guess(context, table, guessed)), ...Object.fromEntries(answered) },
  };
}

/** What the actor last said the same columns mean; null where there was no such file. */
async function formerReading(context: Context, kind: string, headers: readonly string[]) {
  const files = await context.em.find(
    ImportedFile,
    { createdBy: context.actor.employeeId, kind, status: { $ne: "READ" } },
    { orderBy: { createdAt: "desc" }, limit: 10, fields: ["headers", "mapping", "settings"] },
  );
  const text = JSON.stringify(headers);
  return files.find((file) => JSON.stringify(file.headers) === text) ?? null;
}

/** The same without what the database cannot hold: a NUL, and a lone half of a character. */
function storable<Value>(value: Value): Value {
  return JSON.parse(storableJson(value)) as Value;
}
