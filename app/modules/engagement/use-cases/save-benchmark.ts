import { z } from "zod";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { BenchmarkValue } from "../domain/benchmark.ts";
import { subjectsOfBenchmarks } from "../queries/benchmarks.ts";
import { said } from "../domain/benchmark.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const mostValues = 500;

export const benchmarkHead = {
  name: textInput({ most: 120, missing: "required", tooLong: "too-long" }).describe("What the benchmark is called."),
  measuredOn: z.iso.date({ error: "required" }).describe("The day of which it speaks."),
};

export const benchmarkValueInput = z
  .object({
    about: z
      .string()
      .min(1, { error: "required" })
      .max(500)
      .describe("A driver by its id or name, or a question of the library by its words."),
    favourable: z.coerce
      .number({ error: "engagement.benchmark-percent" })
      .int({ error: "engagement.benchmark-percent" })
      .min(0, { error: "engagement.benchmark-percent" })
      .max(100, { error: "engagement.benchmark-percent" })
      .optional()
      .describe("Percent of favourable answers."),
    average: z.coerce
      .number({ error: "engagement.benchmark-average" })
      .min(0, { error: "engagement.benchmark-average" })
      .max(10, { error: "engagement.benchmark-average" })
      .optional()
      .describe("The mean of the scale."),
  })
  .refine(({ favourable, average }) => favourable !== undefined || average !== undefined, {
    error: "engagement.benchmark-empty",
    path: ["favourable"],
  });

export const saveBenchmarkInput = z.object({
  ...benchmarkHead,
  values: z.array(benchmarkValueInput).min(1).max(mostValues).describe("What it says; what it said before stays."),
});

/** A benchmark as it stands, and whether it was made just now. */
export type SavedBenchmark = { benchmarkId: string; isNew: boolean };

/** Writes down what others answered, under a name that stands once; all values or none. */
export async function saveBenchmark(
  context: Context,
  { name, measuredOn, values }: z.output<typeof saveBenchmarkInput>,
): Promise<{ benchmarkId: string }> {
  const subjects = await subjectsOfBenchmarks(context);
  const { benchmarkId } = await keepBenchmark(context, { name, measuredOn });
  for (const [at, { about, favourable, average }] of values.entries()) {
    const subject = subjects.get(said(about)) ?? unknownSubject(about, `values[${at}].about`);
    await keepValue(context, benchmarkId, toldOf(subject, { favourable, average }));
  }
  await tell(context, benchmarkId, "SAVED");
  return { benchmarkId };
}

export const toldOf = (
  about: string,
  { favourable, average }: Pick<z.output<typeof benchmarkValueInput>, "favourable" | "average">,
): BenchmarkValue => ({
  about,
  favourable: favourable ?? null,
  average: average === undefined ? null : Math.round(average * 10) / 10,
});

export function unknownSubject(about: string, field: string): never {
  throw invalid("engagement.benchmark-unknown", "It is neither a driver nor a question of the library.", {
    params: { about: about.slice(0, 80) },
    fields: { [field]: "engagement.benchmark-unknown" },
  });
}

/** The benchmark of a name, made or given its day; whoever designs surveys may. */
export async function keepBenchmark(
  context: Context,
  { name, measuredOn }: { name: string; measuredOn: string },
): Promise<SavedBenchmark> {
  await authorize(context, "create", { kind: "Survey" });
  if (measuredOn > context.today())
    throw invalid("engagement.benchmark-day", "That day is still to come.", {
      fields: { measuredOn: "engagement.benchmark-day" },
    });
  const now = context.clock.now();
  const [changed] = await context.rows<{ id: string }>(
    sql`update {survey_benchmark} set measured_on = ${measuredOn}, updated_at = ${now}, version = version + 1
      where lower(name) = lower(${name}) returning id`,
  );
  if (changed) return { benchmarkId: changed.id, isNew: false };
  const id = context.newId();
  await context.rows(
    sql`insert into {survey_benchmark} (id, name, measured_on, created_by, created_at, updated_at)
      values (${id}, ${name}, ${measuredOn}, ${context.actor.employeeId}, ${now}, ${now})`,
  );
  return { benchmarkId: id, isNew: true };
}

/** Sets what a benchmark says of one thing; the answer is what it said before. */
export async function keepValue(
  context: Context,
  benchmarkId: string,
  { about, favourable, average }: BenchmarkValue,
): Promise<BenchmarkValue | null> {
  const before = await firstRow<BenchmarkValue>(
    context,
    sql`select about, favourable, average from {survey_benchmark_value}
      where benchmark_id = ${benchmarkId} and about = ${about} for update`,
  );
  await context.rows(
    sql`insert into {survey_benchmark_value} (benchmark_id, about, favourable, average)
      values (${benchmarkId}, ${about}, ${favourable}, ${average})
      on conflict (benchmark_id, about) do update set favourable = excluded.favourable, average = excluded.average`,
  );
  return before ?? null;
}

export const oneBenchmark = z.object({ benchmarkId: z.guid().describe("The id of the benchmark.") });

/** Takes a benchmark away; results stand without it. */
export async function deleteBenchmark(
  context: Context,
  { benchmarkId, version }: AsRead<z.output<typeof oneBenchmark>>,
): Promise<{ benchmarkId: string }> {
  await authorize(context, "create", { kind: "Survey" });
  const held = await firstRow<{ id: string; version: number }>(
    context,
    sql`select id, version from {survey_benchmark} where id = ${benchmarkId} for update`,
  );
  if (!held) throw notFound("SurveyBenchmark");
  await requireUnchanged(context, held, { version, subject: "SurveyBenchmark", changedBy: [] });
  await context.rows(sql`delete from {survey_benchmark} where id = ${benchmarkId}`);
  await tell(context, benchmarkId, "DELETED");
  return { benchmarkId };
}

export const tell = (context: Context, benchmarkId: string, change: string) =>
  writeDown(
    context,
    "engagement.benchmark-changed",
    { benchmarkId, change },
    { action: "save-benchmark", subject: "SurveyBenchmark", id: benchmarkId, detail: { change } },
  );
