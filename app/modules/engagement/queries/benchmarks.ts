import { tagsOfKind } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { aboutDriver, aboutQuestion, benchmarkSubjects, type BenchmarkValue } from "../domain/benchmark.ts";
import { wordsOf } from "./words.ts";
import { sql } from "#tenancy/sql.ts";
import type { Question } from "#app/modules/questionnaires/domain.ts";

/** A benchmark as lists show it. */
export type BenchmarkRow = { id: string; name: string; measuredOn: string; values: number; version: number };

/** The company's benchmarks, the latest first. */
export function benchmarkRows(context: Context): Promise<BenchmarkRow[]> {
  return context.rows<BenchmarkRow>(
    sql`select b.id, b.name, b.measured_on::text as "measuredOn", b.version,
        (select count(*)::int from {survey_benchmark_value} v where v.benchmark_id = b.id) as values
      from {survey_benchmark} b order by b.measured_on desc, lower(b.name) limit 100`,
  );
}

/** What stands beside results: the benchmark chosen, else the latest. */
export type BenchmarkBeside = {
  id: string;
  name: string;
  measuredOn: string;
  /** Percent of favourable answers, by driver and by the id of a question of the survey. */
  drivers: Record<string, number>;
  questions: Record<string, number>;
  /** Means of the scale, to one digit, by the same. */
  driverAverages: Record<string, number>;
  averages: Record<string, number>;
};

/** Null where the company has none. */
export async function benchmarkBeside(
  context: Context,
  { benchmarkId, questions }: { benchmarkId: string | undefined; questions: readonly Question[] },
): Promise<BenchmarkBeside | null> {
  const [found] = await context.rows<Omit<BenchmarkRow, "values"> & { values: BenchmarkValue[] }>(
    sql`select b.id, b.name, b.measured_on::text as "measuredOn",
        (select coalesce(jsonb_agg(jsonb_build_object('about', v.about, 'favourable', v.favourable,
            'average', v.average)), '[]') from {survey_benchmark_value} v where v.benchmark_id = b.id) as values
      from {survey_benchmark} b order by (b.id = ${benchmarkId ?? null}::uuid) is true desc, b.measured_on desc,
        lower(b.name) limit 1`,
  );
  if (!found) return null;
  const { values, ...benchmark } = found;
  const of = (about: string | null) => values.find((each) => each.about === about);
  const told = (which: "favourable" | "average") =>
    Object.fromEntries(
      questions.flatMap((question) => {
        const value = of(aboutQuestion(question))?.[which] ?? null;
        return value === null ? [] : [[question.id, value]];
      }),
    );
  const start = aboutDriver("");
  const toldOfDrivers = (which: "favourable" | "average") =>
    Object.fromEntries(
      values.flatMap(({ about, [which]: value }) =>
        about.startsWith(start) && value !== null ? [[about.slice(start.length), value]] : [],
      ),
    );
  return {
    ...benchmark,
    ...{ drivers: toldOfDrivers("favourable"), driverAverages: toldOfDrivers("average") },
    ...{ questions: told("favourable"), averages: told("average") },
  };
}

/** What lines of a file and programs can mean, by their words. */
export async function subjectsOfBenchmarks(context: Context): Promise<ReadonlyMap<string, string>> {
  const own = await context.rows<{ id: string; name: string }>(
    sql`select t.id, t.name from ${tagsOfKind("DRIVER")} t where not t.archived order by lower(t.name) limit 500`,
  );
  const words = languages.map((language) => wordsOf(language));
  return benchmarkSubjects(own, (driver) => words.map((t) => t(`driver.${driver}`)));
}
