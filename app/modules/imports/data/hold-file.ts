import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { ImportedFile } from "./entities.ts";

const own = ({ actor }: Context, id: string) => ({ id, createdBy: actor.employeeId });

/** A file the actor gave; nobody else's is there. */
export async function requireFile(context: Context, id: string) {
  const file = await context.em.findOne(ImportedFile, own(context, id), { refresh: true });
  if (!file) throw notFound("The file");
  return file;
}

/** The same, held until the transaction ends. */
export function holdFile(context: Context, id: string) {
  return holdRecord(context, ImportedFile, own(context, id), {
    version: undefined,
    subject: "ImportedFile",
    changedBy: [],
  });
}
export type FileRecord = Awaited<ReturnType<typeof holdFile>>;
