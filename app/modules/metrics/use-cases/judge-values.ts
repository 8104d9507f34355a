import type { Context } from "#app/platform/context/context.ts";
import type { JudgedFile, LineProblem, LineVerdict, SetJudgement } from "#app/platform/contributions/judged-as-set.ts";
import { readDay } from "#app/platform/import/dates.ts";
import { readNumber } from "#app/platform/import/read-number.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import type { NewPoint } from "../data/metric-points.ts";
import { metricFacts, metricRecordColumns, type MetricRecord } from "../data/metric-record.ts";
import { isValueAllowed, measureOf, roundValue } from "../domain/measure.ts";
import { valueInFile } from "../domain/value-in-file.ts";
import { sql } from "#tenancy/sql.ts";

/** What became of a line, with the point it gives. */
export type ValueVerdict = LineVerdict & { readonly point?: NewPoint };

type Said = Readonly<Record<"metric" | "date" | "value" | "note", string>>;
type Known = {
  today: string;
  find: (name: string) => MetricRecord | undefined;
  mayEdit: (metric: MetricRecord) => boolean;
};
type Read = { line: number; said: Said; metric?: MetricRecord; point?: NewPoint; problems: LineProblem[] };

const longestNote = 500;

/** What each line of a file of values would do: a day gets a value, another one, or the one it has. */
export async function judgeValues(
  context: Context,
  file: JudgedFile,
): Promise<{ verdicts: readonly ValueVerdict[]; counted: Awaited<ReturnType<SetJudgement["judge"]>>["counted"] }> {
  const said: Pick<Read, "line" | "said">[] = [];
  for await (const page of file.lines)
    for (const { line, cells } of page) said.push({ line, said: saidIn(cells, file.mapping) });
  const known = await whatIsKnown(
    context,
    said.map((one) => one.said.metric),
    file.about,
  );
  const read = refusingTwice(said.map((one) => ({ ...one, ...understood(one.said, known) })));
  const standing = await standingPoints(context, read);
  return { verdicts: read.map((one) => verdictOn(one, standing)), counted: {} };
}

function saidIn(cells: readonly string[], mapping: JudgedFile["mapping"]): Said {
  const cell = (name: keyof Said) => normalized(cells[mapping[name] ?? -1] ?? "").trim();
  return { metric: cell("metric"), date: cell("date"), value: cell("value"), note: cell("note").slice(0, longestNote) };
}

/** The metrics that lines name by key or name; a line that names none is about that of the file. */
async function whatIsKnown(context: Context, names: readonly string[], about: string | null): Promise<Known> {
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const metrics = await context.rows<MetricRecord>(
    sql`select ${metricRecordColumns} from {metric} m where m.retired_at is null and
      (m.key = any(${asked}::text[]) or lower(m.name) = any(${asked}::text[]) or m.id = ${about}::uuid)`,
  );
  const ability = await context.ability();
  const named = new Map(metrics.map((metric) => [metric.name.toLowerCase(), metric]));
  for (const metric of metrics) named.set(metric.key, metric);
  const own = metrics.find(({ id }) => id === about);
  return {
    today: context.today(),
    find: (name) => (name === "" ? own : named.get(name.toLowerCase())),
    mayEdit: (metric) => ability.decide("edit", metricFacts(metric)).allowed,
  };
}

function understood(said: Said, { today, find, mayEdit }: Known): Pick<Read, "metric" | "point" | "problems"> {
  const metric = find(said.metric);
  if (!metric)
    return said.metric === ""
      ? { problems: [{ code: "imports.required", field: "metric" }] }
      : { problems: [{ code: "metrics.unknown-metric", field: "metric", params: { name: said.metric.slice(0, 80) } }] };
  if (!mayEdit(metric)) return { metric, problems: [{ code: "metrics.not-yours", field: "metric" }] };
  if (metric.formula !== null) return { metric, problems: [{ code: "metrics.computed", field: "metric" }] };
  const [date, number] = [dayOf(said.date), readNumber(said.value)];
  const problems: LineProblem[] = [];
  if (date === null) problems.push(unreadable("date", said.date));
  else if (date > today) problems.push({ code: "metrics.day-ahead", field: "date", params: { date } });
  const value = number === null ? null : toMinorUnits(metric.currency, number);
  if (value === null) problems.push(unreadable("value", said.value));
  else if (!isValueAllowed(measureOf(metric), value))
    problems.push({ code: "metrics.whole-minor-units", field: "value" });
  if (problems.length > 0 || date === null || value === null) return { metric, problems };
  return { metric, problems, point: { date, value: roundValue(measureOf(metric), value), note: said.note } };
}

/** A day, with or without a time behind it. */
function dayOf(text: string): string | null {
  return readDay(text.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, "$1"));
}

function unreadable(field: "date" | "value", text: string): LineProblem {
  return text === ""
    ? { code: "imports.required", field }
    : { code: "imports.not-understood", field, params: { value: text.slice(0, 80) } };
}

/** One day of a metric has one value: a second line about it is refused. */
function refusingTwice(lines: readonly Read[]): Read[] {
  const met = new Set<string>();
  return lines.map(({ point, ...one }) => {
    if (!point) return one;
    const day = `${one.metric!.id} ${point.date}`;
    if (!met.has(day)) {
      met.add(day);
      return { ...one, point };
    }
    return { ...one, problems: [{ code: "metrics.day-twice", field: "date", params: { date: point.date } }] };
  });
}

type Standing = ReadonlyMap<string, { value: number; note: string }>;

/** What counts now on the days that lines are about, by metric and day. */
async function standingPoints(context: Context, lines: readonly Read[]): Promise<Standing> {
  const asked = lines.flatMap(({ metric, point }) => (metric && point ? [{ id: metric.id, date: point.date }] : []));
  const rows = await context.rows<{ day: string; value: number; note: string }>(
    sql`select p.metric_id || ' ' || p.on_date::text as day, p.value::float8 as value, p.note from {metric_point} p
      join unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ date }) => date)}::date[]) as asked(id, day)
        on asked.id = p.metric_id and asked.day = p.on_date
      where p.replaced_at is null`,
  );
  return new Map(rows.map(({ day, ...point }) => [day, point]));
}

function verdictOn({ line, said, metric, point, problems }: Read, standing: Standing): ValueVerdict {
  const about = { line, recordId: metric?.id ?? null, name: metric?.name ?? said.metric };
  if (!metric || !point) {
    const changes = (["date", "value", "note"] as const).flatMap((field) =>
      said[field] === "" ? [] : [{ field, after: said[field] }],
    );
    return { ...about, outcome: "REFUSED", changes, problems };
  }
  const before = standing.get(`${metric.id} ${point.date}`);
  const inFile = (value: number) => String(valueInFile(metric, value));
  const changes = [
    { field: "date", after: point.date },
    { field: "value", before: before ? inFile(before.value) : null, after: inFile(point.value) },
    ...(point.note === (before?.note ?? "")
      ? []
      : [{ field: "note", before: before?.note ?? null, after: point.note || null }]),
  ];
  const same = before?.value === point.value && before.note === point.note;
  const outcome = same ? "UNCHANGED" : before ? "CHANGED" : "CREATED";
  return { ...about, outcome, changes: same ? [] : changes, problems, point };
}
