import { defineEntity } from "@mikro-orm/core";

/** What others answered, to be read beside one's own results. */
export const SurveyBenchmark = defineEntity({
  name: "SurveyBenchmark",
  tableName: "survey_benchmark",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    measuredOn: p.date(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().columnType("timestamptz"),
    updatedAt: p.datetime().columnType("timestamptz"),
    version: p.integer().version(),
  }),
});

const SurveyBenchmarkValue = defineEntity({
  name: "SurveyBenchmarkValue",
  tableName: "survey_benchmark_value",
  schema: "*",
  properties: (p) => ({
    benchmarkId: p.uuid().primary(),
    /** `driver:<id>`, or `question:<name>` of the library. */
    about: p.text().primary(),
    favourable: p.integer().nullable(),
    average: p.double().nullable(),
  }),
});

export const benchmarkEntities = [SurveyBenchmark, SurveyBenchmarkValue];
