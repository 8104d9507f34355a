import type { Context } from "#app/platform/context/context.ts";
import type { Importables } from "#app/platform/contributions/importable.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { defineImport } from "#app/platform/import/file-import.ts";
import { holdFile, type FileRecord } from "../data/hold-file.ts";
import { findImportable, requireImportable } from "../data/importable-of.ts";
import { mostLinesAtOnce } from "../domain/imported-file.ts";
import { applyFile, applyFileInput, refuseUnasked } from "./apply-file.ts";
import { checkFile, checkFileInput, refuseOver } from "./check-file.ts";
import { refuseUnapplied, undoFile, undoFileInput } from "./undo-file.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

type Opened = { file: FileRecord; importable: Importables[string] };

const atOnce =
  (act: "CHECK" | "APPLY" | "UNDO") =>
  ({ importable }: Opened): number =>
    importable.atOnce?.[act] ?? mostLinesAtOnce;

/** Files of any kind. The work on a file is seen by whoever sees the file. */
export const fileTask = defineImport({
  kind: "imports.file",
  can: signedIn,
  seesAll: workOnSharedFiles,
  codes: { fault: "imports.fault", stalled: "imports.stalled", busy: "imports.busy" },
  idField: "fileId",
  open: async (context, fileId): Promise<Opened> => {
    const file = await holdFile(context, fileId);
    return { file, importable: await requireImportable(context, file.kind) };
  },
  linesOf: ({ file }: Opened) => file.lineCount,
  acts: {
    CHECK: {
      input: checkFileInput,
      mostAtOnce: atOnce("CHECK"),
      phase: "COMPARING",
      refuse: ({ file }: Opened) => refuseOver(file),
      run: checkFile,
    },
    APPLY: {
      input: applyFileInput,
      mostAtOnce: atOnce("APPLY"),
      phase: "COMPARING",
      refuse: (opened: Opened, asked) => refuseUnasked(opened, asked),
      run: applyFile,
    },
    UNDO: {
      input: undoFileInput,
      mostAtOnce: atOnce("UNDO"),
      refuse: ({ file }: Opened) => refuseUnapplied(file),
      run: undoFile,
    },
  },
});

/** Of others: the work on files of the kinds whose files are for all who may bring such in. */
async function workOnSharedFiles(context: Context): Promise<Sql | false> {
  const shared: string[] = [];
  for (const { kind, shared: isShared } of Object.values(context.importables))
    if (isShared && (await findImportable(context, kind))) shared.push(kind);
  if (shared.length === 0) return false;
  return sql`t.about_id in (select f.id from {imported_file} f where f.kind = any(${shared}::text[]))`;
}
