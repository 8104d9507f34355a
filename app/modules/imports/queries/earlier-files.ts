import type { Context } from "#app/platform/context/context.ts";
import { changesIn, type FileCounts, type FileState } from "../domain/imported-file.ts";
import { workOnFiles, type FileWork } from "./file-work.ts";
import { instant, sql } from "#tenancy/sql.ts";

const filesShown = 50;

export type EarlierFile = {
  id: string;
  kind: string;
  fileName: string;
  status: FileState;
  lines: number;
  /** How many lines do anything; null before a check. */
  changes: number | null;
  at: string;
  /** Who gave it, where files are for all who bring such in; null where the product did. */
  by: string | null;
  /** What goes on with it, or came to nothing. */
  work: Pick<FileWork, "kind" | "state"> | null;
};

type Row = Omit<EarlierFile, "changes" | "by" | "work"> & { counts: FileCounts | null; createdBy: string | null };

/** The files of these kinds that were given last, newest first: the actor's own, and those that are for all. */
export async function earlierFiles(context: Context, kinds: readonly string[]): Promise<EarlierFile[]> {
  const shared = kinds.filter((kind) => context.importables[kind]?.shared);
  const rows = await context.rows<Row>(
    sql`select id, kind, file_name as "fileName", status, line_count as lines, counts, created_by as "createdBy",
      ${instant(sql`created_at`)} as at from {imported_file}
      where kind = any(${kinds}::text[]) and (created_by = ${context.actor.employeeId} or kind = any(${shared}::text[]))
      order by created_at desc, id limit ${filesShown}`,
  );
  const work = await workOnFiles(
    context,
    rows.map(({ id }) => id),
  );
  const names = await giversOf(context, shared, rows);
  return rows.map(({ counts, createdBy, ...row }) => {
    const last = work.get(row.id);
    return {
      ...row,
      changes: counts && changesIn(counts),
      by: names.get(createdBy ?? "") ?? null,
      work: last && last.state !== "DONE" ? { kind: last.kind, state: last.state } : null,
    };
  });
}

async function giversOf(
  context: Context,
  shared: readonly string[],
  rows: readonly Row[],
): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const kind of shared) {
    const of = rows.flatMap((row) => (row.kind === kind && row.createdBy ? [row.createdBy] : []));
    const names = await context.importables[kind]!.shared!.givers(context, [...new Set(of)]);
    for (const [id, name] of names) named.set(id, name);
  }
  return named;
}
