import { createHash } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportedLine, Importables } from "#app/platform/contributions/importable.ts";
import type { Progress } from "#app/platform/tasks/task-run.ts";
import { inTurns } from "#app/platform/time/in-turns.ts";
import { linesOf, pagesOf } from "../data/file-lines.ts";
import type { FileRecord } from "../data/hold-file.ts";
import { isJudgedAsSet } from "../data/importable-of.ts";
import { newIdsOf } from "../data/verdicts.ts";
import { outcomesByLine, type FileCounts, type LineOutcome, type LineVerdict } from "../domain/imported-file.ts";
import { runLines } from "./run-lines.ts";

/** What a file would do now; where its lines are judged one by one, it has been done, and `made` says what came of it. */
export type Judged = {
  readonly verdicts: Iterable<LineVerdict>;
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
    return { verdicts, made, ...(await inTurns(summing(verdicts, outcomesByLine))) };
  }
  const lines = pagesOf(context, id);
  const file = { about: about ?? null, mapping, settings, lines, newIds: await newIdsOf(context, id) };
  const { verdicts, counted, seen } = await importable.judge(context, file, progress);
  const { counts, digest } = await inTurns(summing(verdicts, importable.outcomes));
  return { verdicts, counts: { ...counts, ...counted }, digest, made: [], seen };
}

/** How many lines come to what, and what the file would do as a short text that differs when any line's outcome does. */
function* summing(
  verdicts: Iterable<LineVerdict>,
  outcomes: readonly LineOutcome[],
): Generator<void, Pick<Judged, "counts" | "digest">> {
  const counts = new Map<string, number>(outcomes.map((outcome) => [outcome, 0]));
  const hash = createHash("sha256");
  for (const { line, outcome, name, changes, problems } of verdicts) {
    yield;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const changed = changes.map(({ field, before = null, after }) => [field, before, after]);
    const refused = problems.map(({ code, field }) => [code, field]);
    hash.update(JSON.stringify([line, outcome, name, changed, refused]));
  }
  return { counts: Object.fromEntries(counts), digest: hash.digest("hex") };
}
