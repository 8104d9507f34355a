import { defineEntity } from "@mikro-orm/core";
import type { FileCounts, FileState, LineOutcome, Mapping } from "../domain/imported-file.ts";

export const ImportedFile = defineEntity({
  name: "ImportedFile",
  tableName: "imported_file",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    kind: p.text(),
    about: p.uuid().nullable(),
    fileName: p.text(),
    status: p.text().$type<FileState>(),
    headers: p.json<readonly string[]>(),
    lineCount: p.integer().default(0),
    mapping: p.json<Mapping>(),
    settings: p.json<Readonly<Record<string, unknown>>>().defaultRaw("'{}'::jsonb"),
    counts: p.json<FileCounts>().nullable(),
    planDigest: p.text().nullable(),
    made: p.json<unknown>(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    appliedAt: p.datetime().columnType("timestamptz").nullable(),
    undoneAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

export const ImportedFileLine = defineEntity({
  name: "ImportedFileLine",
  tableName: "imported_file_line",
  schema: "*",
  properties: (p) => ({
    fileId: p.uuid().primary(),
    line: p.integer().primary(),
    cells: p.json<readonly string[]>(),
  }),
});

export const ImportedFileVerdict = defineEntity({
  name: "ImportedFileVerdict",
  tableName: "imported_file_verdict",
  schema: "*",
  properties: (p) => ({
    fileId: p.uuid().primary(),
    position: p.integer().primary(),
    line: p.integer().nullable(),
    outcome: p.text().$type<LineOutcome>(),
    recordId: p.uuid().nullable(),
    name: p.text(),
    changes: p.json<unknown>(),
    problems: p.json<unknown>(),
  }),
});

/** Every table of this room. */
export const importsEntities = [ImportedFile, ImportedFileLine, ImportedFileVerdict] as const;
