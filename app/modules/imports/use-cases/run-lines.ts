import type { Context } from "#app/platform/context/context.ts";
import type { ImportedLine, Importables } from "#app/platform/contributions/importable.ts";
import { apart } from "#app/platform/data/apart.ts";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import type { FileRecord } from "../data/hold-file.ts";
import type { LineProblem, LineVerdict, Mapping } from "../domain/imported-file.ts";
import { readLine } from "../domain/read-line.ts";

/** After so many lines it says how far it is. */
const saidEvery = 200;

export type RanLines = { verdicts: LineVerdict[]; made: ImportedLine[] };

/** Does what the lines say, each for itself: a line that is refused is taken back and named, the others stay. */
export async function runLines(
  context: Context,
  importable: Importables[string],
  { lines, mapping }: Pick<FileRecord, "lines"> & { mapping: Mapping },
  progress: Progress = unseen,
): Promise<RanLines> {
  const columns = await importable.columns(context);
  const read = lines.map((row) => readLine(columns, importable.input, mapping, row));
  const understood = read.filter(({ problems }) => problems.length === 0).map(({ value }) => value);
  const make = await importable.begin(context, understood);
  const verdicts: LineVerdict[] = [];
  const made: ImportedLine[] = [];
  for (const { line, said, value, problems } of read) {
    if (verdicts.length > 0 && verdicts.length % saidEvery === 0) await progress(verdicts.length, lines.length);
    const came = problems.length > 0 ? problems : await attempt(context, importable.room, () => make(value));
    if ("outcome" in came) {
      if (came.outcome !== "UNCHANGED") made.push(came);
      verdicts.push({ line, said, outcome: came.outcome, problems: [] });
    } else verdicts.push({ line, said, outcome: "REFUSED", problems: came });
  }
  return { verdicts, made };
}

/** What a line made, or why it made nothing. */
async function attempt(
  context: Context,
  room: string,
  work: () => Promise<ImportedLine>,
): Promise<ImportedLine | readonly LineProblem[]> {
  const came = await apart(context, work);
  return "made" in came ? came.made : problemsOf(came.refused, room);
}

/** A refusal in the words of its code, beside the field it names. */
function problemsOf({ code, details }: AppError, room: string): LineProblem[] {
  const params = details.params ? { params: details.params } : {};
  const fields = Object.entries(details.fields ?? {});
  const whole = code.includes(".") ? code : `${room}.${code}`;
  if (fields.length === 0) return [{ code: whole, ...params }];
  return fields.map(([field, said]) => ({ code: said.includes(".") ? said : whole, field, ...params }));
}
