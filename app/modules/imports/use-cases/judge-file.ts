import { createHash } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportedLine, Importables } from "#app/platform/contributions/importable.ts";
import type { Progress } from "#app/platform/tasks/task-run.ts";
import { linesOf, pagesOf } from "../data/file-lines.ts";
import type { FileRecord } from "../data/hold-file.ts";
import { isJudgedAsSet } from "../data/importable-of.ts";
import { newIdsOf } from "../data/verdicts.ts";
import { countOutcomes, outcomesByLine, type FileCounts, type LineVerdict } from "../domain/imported-file.ts";
import { runLines } from "./run-lines.ts";

/** What a file would do now; where its lines are judged one by one, it has been done, and `made` says what came of it. */
export type Judged = {
  readonly verdicts: readonly LineVerdict[];
  readonly counts: FileCounts;
  readonly digest: string;
  readonly made: readonly ImportedLine[];
  readonly seen?: unknown;
};

/** Judges the lines of a file, in the way of their kind. */
export async function judgeFile(
  context: Context,
  importable: Importables[string],
  { id, about, mapping, settings }: Pick<FileRecord, "id" | "about" | "mapping" | "settings">,
  progress: Progress,
): Promise<Judged> {
  if (!isJudgedAsSet(importable)) {
    const lines = await linesOf(context, id);
    const { verdicts, made } = await runLines(context, importable, { lines, mapping }, progress);
    return { verdicts, counts: countOutcomes(verdicts, outcomesByLine), digest: digestOf(verdicts), made };
  }
  const lines = pagesOf(context, id);
  const file = { about: about ?? null, mapping, settings, lines, newIds: await newIdsOf(context, id) };
  const { verdicts, counted, seen } = await importable.judge(context, file, progress);
  const counts = { ...countOutcomes(verdicts, importable.outcomes), ...counted };
  return { verdicts, counts, digest: digestOf(verdicts), made: [], seen };
}

/** What a file would do, as a short text that differs when any line's outcome does. */
function digestOf(verdicts: readonly LineVerdict[]): string {
  const hash = createHash("sha256");
  for (const { line, outcome, name, changes, problems } of verdicts)
    hash.update(
      JSON.stringify([
        line,
        outcome,
        name,
        changes.map(({ field, before = null, after }) => [field, before, after]),
        problems.map(({ code, field }) => [code, field]),
      ]),
    );
  return hash.digest("hex");
}
