import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { defineImportable, type ImportColumn, type ImportedLine } from "#app/platform/contributions/importable.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { readDay } from "#app/platform/import/dates.ts";
import { readNumber } from "#app/platform/import/read-number.ts";
import { said, type BenchmarkValue } from "./domain/benchmark.ts";
import { engagementPlaces } from "./engagement-places.ts";
import { subjectsOfBenchmarks } from "./queries/benchmarks.ts";
import {
  benchmarkHead,
  benchmarkValueInput,
  keepBenchmark,
  keepValue,
  tell,
  toldOf,
  unknownSubject,
} from "./use-cases/save-benchmark.ts";
import { sql } from "#tenancy/sql.ts";

/** A cell that holds a number as people write one, with a percent sign or a comma. */
const numberCell = (cell: unknown) => (typeof cell === "string" ? (readNumber(cell) ?? cell) : cell);

const benchmarkLine = z.preprocess((line) => {
  const { favourable, average, measuredOn, ...rest } = line as Record<string, unknown>;
  const day = typeof measuredOn === "string" ? (readDay(measuredOn) ?? measuredOn) : measuredOn;
  return { ...rest, measuredOn: day, favourable: numberCell(favourable), average: numberCell(average) };
}, z.object(benchmarkHead).and(benchmarkValueInput));
type BenchmarkLine = z.output<typeof benchmarkLine>;

const column = (name: string, heads: readonly string[], more: Pick<ImportColumn, "examples" | "required">) => ({
  ...{ name, label: `benchmark.column.${name}`, heads: [name, ...heads] },
  ...more,
});

const columns: readonly ImportColumn[] = [
  column("name", ["benchmark", "vergleichswert", "referencia", "बेंचमार्क", "المعيار"], {
    required: true,
    examples: ["Companies of our size", "Companies of our size"],
  }),
  column("measuredOn", ["date", "measured on", "day", "datum", "fecha", "दिनांक", "التاريخ"], {
    required: true,
    examples: ["2026-06-30", "2026-06-30"],
  }),
  column("about", ["driver", "question", "driver or question", "treiber", "frage", "pregunta", "प्रश्न", "السؤال"], {
    required: true,
    examples: ["Leadership", "My workload is manageable."],
  }),
  column("favourable", ["favorable", "favourable %", "favourable_percent", "zustimmung", "favorable %", "अनुकूल"], {
    examples: ["68", "61"],
  }),
  column("average", ["score", "mean", "mittelwert", "media", "औसत", "المتوسط"], { examples: ["3.8", ""] }),
];

/** What others answered, from a file: a line for each driver or question, judged one by one. */
export const benchmarkImport = defineImportable<BenchmarkLine>({
  kind: "survey-benchmarks",
  title: "benchmark.import-title",
  text: "benchmark.import-text",
  list: { path: `${engagementPlaces.settings}?activeTabId=benchmarks`, label: "settings.benchmarks" },
  limits: { text: "benchmark.limits", lines: 500, bytes: 1_000_000 },
  authorize: (context) => authorize(context, "create", { kind: "Survey" }),
  columns: () => columns,
  input: benchmarkLine,
  begin: async (context) => {
    const subjects = await subjectsOfBenchmarks(context);
    const days = new Map<string, string>();
    const taken = new Set<string>();
    return async ({ name, measuredOn, about, ...value }) => {
      const subject = subjects.get(said(about)) ?? unknownSubject(about, "about");
      requireOneDay(days, name, measuredOn);
      refuseTwice(taken, `${name.toLowerCase()} ${subject}`);
      const { benchmarkId, isNew } = await keepBenchmark(context, { name, measuredOn });
      const told = toldOf(subject, value);
      const was = await keepValue(context, benchmarkId, told);
      if (isNew) await tell(context, benchmarkId, "IMPORTED");
      if (was && was.favourable === told.favourable && was.average === told.average)
        return { outcome: "UNCHANGED", id: benchmarkId };
      return { outcome: was ? "CHANGED" : "CREATED", id: benchmarkId, was: { about: subject, value: was } };
    };
  },
  undo: takeBack,
});

/** Two lines of a file about one thing contradict each other, or one of them is too many. */
function refuseTwice(taken: Set<string>, key: string): void {
  if (taken.has(key))
    throw invalid("engagement.benchmark-twice", "An earlier line says this already.", {
      fields: { about: "engagement.benchmark-twice" },
    });
  taken.add(key);
}

function requireOneDay(days: Map<string, string>, name: string, day: string): void {
  const first = days.get(name.toLowerCase()) ?? day;
  if (first !== day)
    throw invalid("engagement.benchmark-two-days", "A benchmark speaks of one day.", {
      fields: { measuredOn: "engagement.benchmark-two-days" },
    });
  days.set(name.toLowerCase(), day);
}

type Was = { about: string; value: BenchmarkValue | null };

/** What a file said is taken back value by value; a benchmark that says nothing any more is gone. */
async function takeBack(context: Context, made: readonly ImportedLine[]): Promise<{ builtOn: string | null }> {
  for (const { id, was } of made.filter(({ outcome }) => outcome !== "UNCHANGED")) {
    const { about, value } = was as unknown as Was;
    const stands = await firstRow(context, sql`select from {survey_benchmark} where id = ${id}`);
    if (!stands) continue;
    if (value) await keepValue(context, id, value);
    else await context.rows(sql`delete from {survey_benchmark_value} where benchmark_id = ${id} and about = ${about}`);
  }
  const ids = [...new Set(made.map(({ id }) => id))];
  await context.rows(
    sql`delete from {survey_benchmark} b where b.id = any(${ids}::uuid[])
      and not exists (select from {survey_benchmark_value} v where v.benchmark_id = b.id)`,
  );
  for (const id of ids) await tell(context, id, "TAKEN_BACK");
  return { builtOn: null };
}
