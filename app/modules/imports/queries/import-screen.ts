import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportChoice, ImportColumn, ImportList } from "#app/platform/contributions/importable.ts";
import { requireFile, type FileRecord } from "../data/hold-file.ts";
import { findImportable, requireImportable } from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import {
  countOutcomes,
  lineOutcomes,
  type FileState,
  type LineOutcome,
  type LineVerdict,
} from "../domain/imported-file.ts";
import { fileWork, type FileWork } from "./file-work.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const importScreenInput = z.object({
  kind: ids.kind,
  file: z.guid().optional().catch(undefined),
  outcome: z.enum(lineOutcomes).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});

const linesAPage = 100;
const filesShown = 20;

export type EarlierFile = { id: string; kind: string; fileName: string; status: FileState; lines: number; at: string };

export type ShownFile = {
  id: string;
  fileName: string;
  status: FileState;
  headers: readonly string[];
  mapping: Readonly<Record<string, number>>;
  /** The cells of the first line, to know columns by. */
  sample: readonly string[];
  lineCount: number;
  counts: Record<LineOutcome, number>;
  planDigest: string | null;
  /** Those on the page that is shown; null before a check. */
  verdicts: readonly LineVerdict[] | null;
  outcome: LineOutcome | null;
  page: number;
  pages: number;
};

export type ChosenKind = { kind: string; label: string; text: string };

export type ImportScreen = {
  kind: string;
  /** Whose words name the columns. */
  room: string;
  title: string;
  text: string;
  list: ImportList;
  /** Where files are of several kinds: what is asked, and the kinds to choose from. */
  choice: { question: string; kind: string; kinds: ChosenKind[] } | null;
  columns: Pick<ImportColumn, "name" | "label" | "required">[];
  file: ShownFile | null;
  /** The work on it in the background, the last or the present one; null where there was none. */
  work: FileWork | null;
  earlier: EarlierFile[];
};

/** The screen of files of one kind: those the actor gave, or one of them. */
export async function importScreen(
  context: Context,
  { kind, file: fileId, ...shown }: z.output<typeof importScreenInput>,
): Promise<ImportScreen> {
  const file = fileId ? await requireFile(context, fileId) : null;
  const asked = Object.hasOwn(context.importables, kind) ? context.importables[kind]!.choice : undefined;
  if (file && !(asked?.kinds ?? [kind]).includes(file.kind)) throw notFound("The file");
  const choice = file || !asked ? null : await choiceOf(context, kind, asked);
  const importable = await requireImportable(context, file?.kind ?? choice?.kind ?? kind);
  const { room, title, text, list, columns } = importable;
  return {
    kind: importable.kind,
    room,
    title,
    text,
    list: typeof list === "function" ? list(context) : list,
    choice,
    columns: (await columns(context)).map(({ name, label, required }) => ({
      name,
      label,
      ...(required && { required }),
    })),
    file: file ? shownFile(file, shown) : null,
    work: file ? await fileWork(context, file.id) : null,
    earlier: file ? [] : await earlierFiles(context, choice?.kinds.map((one) => one.kind) ?? [kind]),
  };
}

/** The kinds of such files that the actor may bring in, and which of them to begin with. */
async function choiceOf(context: Context, asked: string, choice: ImportChoice): Promise<ImportScreen["choice"]> {
  const kinds: ChosenKind[] = [];
  for (const kind of choice.kinds) {
    const one = await findImportable(context, kind);
    if (one?.choice) kinds.push({ kind, label: one.choice.label, text: one.choice.text });
  }
  const first = kinds.find(({ kind }) => kind === asked) ?? kinds[0];
  return { question: choice.question, kind: first?.kind ?? asked, kinds };
}

function shownFile(
  file: FileRecord,
  { outcome, page }: { outcome?: LineOutcome | undefined; page: number },
): ShownFile {
  const { id, fileName, status, headers, mapping, lines, plan, planDigest } = file;
  const verdicts = plan?.filter((verdict) => outcome === undefined || verdict.outcome === outcome) ?? null;
  return {
    id,
    fileName,
    status,
    headers,
    mapping,
    sample: (lines[0]?.cells ?? []).map((cell) => cell.slice(0, 40)),
    lineCount: lines.length,
    counts: countOutcomes(plan ?? []),
    planDigest: planDigest ?? null,
    verdicts: verdicts?.slice((page - 1) * linesAPage, page * linesAPage) ?? null,
    outcome: outcome ?? null,
    page,
    pages: Math.max(1, Math.ceil((verdicts?.length ?? 0) / linesAPage)),
  };
}

function earlierFiles(context: Context, kinds: readonly string[]): Promise<EarlierFile[]> {
  return context.rows<EarlierFile>(
    sql`select id, kind, file_name as "fileName", status, jsonb_array_length(lines) as lines,
      ${instant(sql`created_at`)} as at from {imported_file} where created_by = ${context.actor.employeeId}
        and kind = any(${kinds}::text[]) order by created_at desc limit ${filesShown}`,
  );
}
