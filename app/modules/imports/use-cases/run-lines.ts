import type { Context } from "#app/platform/context/context.ts";
import type { Importable, ImportedLine } from "#app/platform/contributions/importable.ts";
import type { FileRow } from "#app/platform/import/file-limits.ts";
import { apart } from "#app/platform/data/apart.ts";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { byTextRuleOf } from "#app/platform/text/text-rule.ts";
import type { LineProblem, LineVerdict, Mapping } from "../domain/imported-file.ts";
import { linesOfRecords, readLine, type ReadLine } from "../domain/read-line.ts";

/** After so many lines it says how far it is. */
const saidEvery = 200;

export type RanLines = { verdicts: LineVerdict[]; made: ImportedLine[] };

/** Does what the lines say, record by record: what is refused is taken back and named, the others stay. */
export async function runLines(
  context: Context,
  importable: Importable & { room: string },
  { lines, mapping }: { lines: readonly FileRow[]; mapping: Mapping },
  progress: Progress = unseen,
): Promise<RanLines> {
  const columns = await importable.columns(context);
  const names = new Set(columns.map(({ name }) => name));
  const read = byTextRuleOf(context.tenant, () =>
    lines.map((row) => readLine(columns, importable.input, mapping, row)),
  );
  const understood = read.filter(({ problems }) => problems.length === 0).map(({ value }) => value);
  const make = await importable.begin(context, understood);
  const verdicts: LineVerdict[] = [];
  const made: ImportedLine[] = [];
  let told = 0;
  for (const record of linesOfRecords(read, importable.belongsTo)) {
    if (verdicts.length >= told + saidEvery) await progress((told = verdicts.length), lines.length);
    const [first, ...further] = record.map(({ value }) => value);
    const faulty = record.find(({ problems }) => problems.length > 0);
    const came = faulty ? [] : await attempt(context, importable.room, names, () => make(first, further));
    if ("outcome" in came && came.outcome !== "UNCHANGED") made.push(came);
    verdicts.push(...record.map((line) => verdictOn(line, came, faulty)));
  }
  return { verdicts: verdicts.sort((one, other) => one.line! - other.line!), made };
}

/** A line has its own faults; one without any is refused with the faulty one of its record. */
function verdictOn(
  { line, said, problems }: ReadLine,
  came: ImportedLine | readonly LineProblem[],
  faulty: ReadLine | undefined,
): LineVerdict {
  const about = { line, recordId: null, name: "", changes: changesOf(said) };
  if ("outcome" in came) return { ...about, outcome: came.outcome, problems: [] };
  if (!faulty) return { ...about, outcome: "REFUSED", problems: came };
  const others = [{ code: "imports.with-others", params: { line: faulty.line } }];
  return { ...about, outcome: "REFUSED", problems: problems.length > 0 ? problems : others };
}

function changesOf(said: ReadLine["said"]): LineVerdict["changes"] {
  return Object.entries(said).map(([field, after]) => ({ field, after }));
}

/** What a record's lines made, or why they made nothing. */
async function attempt(
  context: Context,
  room: string,
  names: ReadonlySet<string>,
  work: () => Promise<ImportedLine>,
): Promise<ImportedLine | readonly LineProblem[]> {
  const came = await apart(context, work);
  return "made" in came ? came.made : problemsOf(came.refused, room, names);
}

/** A refusal in the words of its code, beside the column it is about where the form's field is one. */
function problemsOf({ code, details }: AppError, room: string, names: ReadonlySet<string>): LineProblem[] {
  const params = details.params ? { params: details.params } : {};
  const fields = Object.entries(details.fields ?? {});
  const whole = code.includes(".") ? code : `${room}.${code}`;
  if (fields.length === 0) return [{ code: whole, ...params }];
  return fields.map(([field, said]) => ({
    code: said.includes(".") ? said : whole,
    ...(names.has(field) && { field }),
    ...params,
  }));
}
