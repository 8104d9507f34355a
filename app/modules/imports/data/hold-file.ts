import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { ImportedFile } from "./entities.ts";
import { requireImportable } from "./importable-of.ts";

/** A file the actor gave, or one of a kind whose files are for all who bring such in; nobody else's is there. */
export async function requireFile(context: Context, id: string) {
  const file = await context.em.findOne(ImportedFile, { id }, { refresh: true });
  if (!file) throw notFound("The file");
  if (file.createdBy === context.actor.employeeId) return file;
  if (!Object.hasOwn(context.importables, file.kind) || !context.importables[file.kind]!.shared)
    throw notFound("The file");
  await requireImportable(context, file.kind);
  return file;
}

/** The same, held until the transaction ends. */
export async function holdFile(context: Context, id: string) {
  await requireFile(context, id);
  return holdRecord(context, ImportedFile, { id }, { version: undefined, subject: "ImportedFile", changedBy: [] });
}
export type FileRecord = Awaited<ReturnType<typeof holdFile>>;
