import { peopleNamed } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportColumn, SetImportable } from "#app/platform/contributions/importable.ts";
import { noLongerAsShown } from "#app/platform/contributions/judged-as-set.ts";
import type {
  AppliedFile,
  JudgedFile,
  LineChange,
  LineProblem,
  LineVerdict,
  SetVerdicts,
  UndoneFile,
} from "#app/platform/contributions/judged-as-set.ts";
import { largestFile, mostRows, type FileRow } from "#app/platform/import/file-limits.ts";
import type { Progress } from "#app/platform/tasks/task-run.ts";
import { inTurns } from "#app/platform/time/in-turns.ts";
import { sql } from "#tenancy/sql.ts";
import { holdPeople } from "./data/derive-people.ts";
import { judgeEvents, type EventLine, type JudgedEvent } from "./data/judge-events.ts";
import { storeEvents } from "./data/store-events.ts";
import { takeBackEvents, type MadeByFile } from "./data/take-back-events.ts";
import { readShiftLine, shiftFields } from "./data/shift-line.ts";
import { pointsPlaces } from "./points-places.ts";

type JudgedLine = LineVerdict & { judged: JudgedEvent | null };

/** Shifts from a file, all of them or none: the same file again changes nothing, and a line said otherwise corrects. */
export const shiftImport = {
  kind: "shifts",
  title: "import.title",
  text: "import.text",
  list: { path: pointsPlaces.status("company"), label: "navigation.status" },
  limits: { text: "import.limits", lines: mostRows.CSV, bytes: largestFile },
  authorize: (context) => authorize(context, "view", { kind: "PointsCompany" }),
  columns: () => columns,
  atOnce: { CHECK: 2000, APPLY: 500, UNDO: 500 },
  outcomes: ["CREATED", "CHANGED", "UNCHANGED", "REFUSED"],
  phases: "import.phase",
  judge,
  store,
  undoSet: (context, { made }: UndoneFile) => takeBackEvents(context, made as MadeByFile),
} satisfies SetImportable;

const examples: Readonly<Record<(typeof shiftFields)[number], readonly [string, string]>> = {
  employee: ["asha@acme.test", "1042"],
  kind: ["LATE_ARRIVAL", "MISSED_SHIFT"],
  day: ["2026-11-16", "2026-11-17"],
  minutes: ["12", ""],
  days: ["", "1"],
  shiftMinutes: ["480", "480"],
  sourceId: ["T-1", "T-2"],
  note: ["", ""],
};

const heads: Readonly<Record<(typeof shiftFields)[number], readonly string[]>> = {
  employee: ["employee", "email", "employee id", "mitarbeiter", "empleado", "कर्मचारी", "الموظف"],
  kind: ["kind", "type", "violation", "art", "tipo", "प्रकार", "النوع"],
  day: ["day", "date", "shift date", "tag", "datum", "fecha", "día", "दिन", "اليوم"],
  minutes: ["minutes", "minuten", "minutos", "मिनट", "الدقائق"],
  days: ["days", "tage", "días", "दिनों", "الأيام"],
  shiftMinutes: ["shift minutes", "schichtminuten", "minutos del turno", "पाली के मिनट", "دقائق المناوبة"],
  sourceId: ["source id", "id", "reference", "kennung", "referencia", "संदर्भ", "المرجع"],
  note: ["note", "comment", "notiz", "nota", "टिप्पणी", "ملاحظة"],
};

const columns: readonly ImportColumn[] = shiftFields.map((name) => ({
  ...{ name, label: `field.${name}`, heads: [name, ...heads[name]], examples: examples[name] },
  required: ["employee", "kind", "day"].includes(name),
  ...(name === "kind" && { words: "kind" }),
}));

async function judge(
  context: Context,
  { mapping, lines }: JudgedFile,
  progress: Progress,
): Promise<SetVerdicts & { verdicts: readonly JudgedLine[] }> {
  const read: ReadShift[] = [];
  for await (const page of lines) await inTurns(readEach(mapping, page, read));
  const known = await peopleNamed(
    context,
    read.flatMap(({ said }) => (said.employee ? [said.employee] : [])),
  );
  const asked = read.flatMap(({ line, said, value }) => {
    const employeeId = known.get(said.employee.toLowerCase());
    return value && employeeId ? [{ line, event: { ...value, employeeId, source: "FILE" } satisfies EventLine }] : [];
  });
  const judged = await judgeEvents(
    context,
    asked.map(({ event }) => event),
    progress,
  );
  const by = new Map(asked.map(({ line }, place) => [line, judged[place]!]));
  const names = await namesOf(context, judged);
  const verdicts = read.map(({ line, said, problems }): JudgedLine => {
    const found = by.get(line) ?? null;
    const unknown = { code: "points.unknown-person", field: "employee" };
    const wrong = problems.length > 0 ? problems : found ? problemsOf(found) : [unknown];
    const outcome = wrong.length > 0 ? "REFUSED" : found!.outcome;
    return {
      ...{ line, recordId: found && "eventId" in found ? found.eventId : null, judged: found, problems: wrong },
      ...{ outcome, name: names.get(found?.line.employeeId ?? "") ?? said.employee },
      changes: outcome === "REFUSED" ? saidOf(said) : changesOf(found!),
    };
  });
  return { verdicts, counted: {} };
}

type ReadShift = { line: number } & ReturnType<typeof readShiftLine>;

function* readEach(mapping: JudgedFile["mapping"], lines: readonly FileRow[], read: ReadShift[]) {
  for (const { line, cells } of lines) {
    read.push({ line, ...readShiftLine(mapping, cells) });
    yield;
  }
}

/** Of those for whom the actor may record; who others are stays what the file calls them. */
async function namesOf(context: Context, judged: readonly JudgedEvent[]): Promise<ReadonlyMap<string, string>> {
  const theirs = new Set(judged.flatMap((one) => (isUnknown(one) ? [] : [one.line.employeeId])));
  const rows = await context.rows<{ id: string; name: string }>(
    sql`select e.id, e.display_name as name from {employee} e where e.id = any(${[...theirs]}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const isUnknown = (one: JudgedEvent) => one.outcome === "REFUSED" && one.problem === "points.unknown-person";

const measured = ["kind", "day", "minutes", "days", "shiftMinutes"] as const;

/** What a refused line says, as it stands in the file. */
function saidOf(said: Readonly<Record<string, string>>): LineChange[] {
  return measured.flatMap((field) => (said[field] ? [{ field, after: said[field] }] : []));
}

/** What is recorded of a shift, or said otherwise of one that is known. */
function changesOf(judged: JudgedEvent): LineChange[] {
  const { outcome, line } = judged;
  if (outcome === "UNCHANGED") return [];
  const was = outcome === "CHANGED" ? judged.was : null;
  const textOf = (value: string | number | null) => (value === null ? null : String(value));
  return measured.flatMap((field): LineChange[] => {
    const after = textOf(line[field]);
    if (!was) return after === null ? [] : [{ field, after }];
    const before = textOf(was[field]);
    return before === after ? [] : [{ field, before, after }];
  });
}

function problemsOf(judged: JudgedEvent): LineProblem[] {
  if (judged.outcome !== "REFUSED") return [];
  return [{ code: judged.problem, field: judged.field === "employeeId" ? "employee" : judged.field }];
}

async function store(
  context: Context,
  _file: AppliedFile,
  verdicts: Iterable<LineVerdict>,
  progress: Progress,
): Promise<Readonly<Record<string, unknown>>> {
  const judged = [...(verdicts as Iterable<JudgedLine>)].flatMap(({ outcome, judged: one }) =>
    one && outcome !== "REFUSED" ? [one] : [],
  );
  await holdPeople(
    context,
    judged.map(({ line }) => line.employeeId),
  );
  const now = await judgeEvents(
    context,
    judged.map(({ line }) => line),
  );
  if (now.some(({ outcome }, place) => outcome !== judged[place]!.outcome)) throw noLongerAsShown();
  const stored = await storeEvents(context, judged, progress);
  const changed = judged.flatMap((one) => (one.outcome === "CHANGED" ? [{ id: one.eventId, was: one.was }] : []));
  const made: MadeByFile = {
    created: stored.filter(({ outcome }) => outcome === "CREATED").map(({ eventId }) => eventId),
    changed,
  };
  return made;
}
