import { z } from "zod";
import { pageInput } from "#app/platform/http/paging.ts";
import type { Context } from "#app/platform/context/context.ts";
import type {
  ImportChoice,
  ImportColumn,
  ImportList,
  ImportQuestion,
  Importables,
} from "#app/platform/contributions/importable.ts";
import type { ImportConsent } from "#app/platform/contributions/judged-as-set.ts";
import { requireFile, type FileRecord } from "../data/hold-file.ts";
import {
  findAbout,
  findImportable,
  isJudgedAsSet,
  outcomesOf,
  requireAbout,
  requireImportable,
} from "../data/importable-of.ts";
import { ids } from "../domain/ids.ts";
import { linesOf } from "../data/file-lines.ts";
import { verdictsOf, type KeptVerdict } from "../data/verdicts.ts";
import { lineOutcomes, type FileCounts, type FileState, type LineOutcome } from "../domain/imported-file.ts";
import { earlierFiles, type EarlierFile } from "./earlier-files.ts";
import { fileWork, type FileWork } from "./file-work.ts";
import { notFound } from "#app/platform/errors/app-error.ts";

export const importScreenInput = z.object({
  kind: ids.kind,
  file: z.guid().optional().catch(undefined),
  about: z.guid().optional().catch(undefined),
  outcome: z.enum(lineOutcomes).optional().catch(undefined),
  page: pageInput,
});

const linesAPage = 100;

export type { EarlierFile } from "./earlier-files.ts";

export type ShownFile = {
  id: string;
  fileName: string;
  status: FileState;
  headers: readonly string[];
  mapping: Readonly<Record<string, number>>;
  settings: Readonly<Record<string, unknown>>;
  /** The cells of the first line, to know columns by. */
  sample: readonly string[];
  lineCount: number;
  counts: FileCounts;
  /** What is agreed to before it is applied. */
  consents: readonly ImportConsent[];
  planDigest: string | null;
  /** Those on the page that is shown; null before a check. */
  verdicts: readonly KeptVerdict[] | null;
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
  /** The record that the file is about, or will be; null where it is about none. */
  about: { id: string; name: string; path: string } | null;
  /** Where files are of several kinds: what is asked, and the kinds to choose from. */
  choice: { question: string; kind: string; kinds: ChosenKind[] } | null;
  columns: Pick<ImportColumn, "name" | "label" | "required" | "words">[];
  /** What verdicts name besides the columns. */
  further: Pick<ImportColumn, "name" | "label" | "words">[];
  /** What is asked besides the columns. */
  settings: { title: string; questions: readonly ImportQuestion[] } | null;
  /** What lines can come to, in the order in which it is shown. */
  outcomes: readonly LineOutcome[];
  /** Whether lines are judged together: a verdict then names its record, and says what a field was before. */
  asSet: boolean;
  /** Whether files are for all who may bring such in. */
  shared: boolean;
  limits: { text: string } | null;
  phases: string | null;
  beside: readonly ImportList[];
  file: ShownFile | null;
  /** The work on it in the background, the last or the present one; null where there was none. */
  work: FileWork | null;
  earlier: EarlierFile[];
};

/** The screen of files of one kind: those the actor gave, or one of them. */
export async function importScreen(
  context: Context,
  { kind, file: fileId, about, ...shown }: z.output<typeof importScreenInput>,
): Promise<ImportScreen> {
  const file = fileId ? await requireFile(context, fileId) : null;
  const asked = Object.hasOwn(context.importables, kind) ? context.importables[kind]!.choice : undefined;
  if (file && !(asked?.kinds ?? [kind]).includes(file.kind)) throw notFound("The file");
  const choice = file || !asked ? null : await choiceOf(context, kind, asked);
  const importable = await requireImportable(context, file?.kind ?? choice?.kind ?? kind);
  return {
    ...(await aboutKind(context, importable)),
    about: await (file ? findAbout(context, importable, file.about) : requireAbout(context, importable, about)),
    choice,
    file: file ? await shownFile(context, importable, file, shown) : null,
    work: file ? await fileWork(context, file.id) : null,
    earlier: file ? [] : await earlierFiles(context, choice?.kinds.map((one) => one.kind) ?? [kind]),
  };
}

async function aboutKind(
  context: Context,
  importable: Importables[string],
): Promise<Omit<ImportScreen, "choice" | "about" | "file" | "work" | "earlier">> {
  const { kind, room, title, text, list, columns, settings, shared, limits, phases, beside } = importable;
  return {
    kind,
    room,
    title,
    text,
    list: typeof list === "function" ? list(context) : list,
    columns: (await columns(context)).map(({ name, label, required, words }) => ({
      name,
      label,
      ...(required && { required }),
      ...(words && { words }),
    })),
    further: [...((await importable.further?.(context)) ?? [])],
    settings: settings ? { title: settings.title, questions: settings.questions } : null,
    outcomes: outcomesOf(importable),
    asSet: isJudgedAsSet(importable),
    shared: shared !== undefined,
    limits: limits ? { text: limits.text } : null,
    phases: phases ?? null,
    beside: beside ?? [],
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

/** Where lines are judged together most of many may stay as they are: shown unasked are those that do not. */
async function shownFile(
  context: Context,
  importable: Importables[string],
  file: FileRecord,
  { outcome, page }: { outcome?: LineOutcome | undefined; page: number },
): Promise<ShownFile> {
  const { id, fileName, status, headers, mapping, settings, lineCount, planDigest } = file;
  const counts = file.counts ?? {};
  const asSet = isJudgedAsSet(importable);
  const but = asSet && !outcome ? ("UNCHANGED" as const) : undefined;
  const shown = outcome ? [outcome] : outcomesOf(importable).filter((one) => one !== but);
  const rows = shown.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const [first] = await linesOf(context, id, 1);
  return {
    id,
    fileName,
    status,
    headers,
    mapping,
    settings,
    sample: (first?.cells ?? []).map((cell) => cell.slice(0, 40)),
    lineCount,
    counts,
    consents: asSet ? (importable.consents?.(counts) ?? []) : [],
    planDigest: planDigest ?? null,
    verdicts: file.counts
      ? await verdictsOf(context, id, { outcome, but, offset: (page - 1) * linesAPage, limit: linesAPage })
      : null,
    outcome: outcome ?? null,
    page,
    pages: Math.max(1, Math.ceil(rows / linesAPage)),
  };
}
