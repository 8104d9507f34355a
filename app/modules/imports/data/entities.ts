import { defineEntity } from "@mikro-orm/core";
import type { ImportedLine } from "#app/platform/contributions/importable.ts";
import type { FileRow } from "#app/platform/import/file-limits.ts";
import type { FileState, LineVerdict, Mapping } from "../domain/imported-file.ts";

export const ImportedFile = defineEntity({
  name: "ImportedFile",
  tableName: "imported_file",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    kind: p.text(),
    fileName: p.text(),
    status: p.text().$type<FileState>(),
    headers: p.json<readonly string[]>(),
    lines: p.json<readonly FileRow[]>(),
    mapping: p.json<Mapping>(),
    plan: p.json<readonly LineVerdict[]>().nullable(),
    planDigest: p.text().nullable(),
    made: p.json<readonly ImportedLine[]>(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    appliedAt: p.datetime().columnType("timestamptz").nullable(),
    undoneAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

/** Every table of this room. */
export const importsEntities = [ImportedFile] as const;
