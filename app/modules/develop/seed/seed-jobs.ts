import { allFunctions, allGrades, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { fields } from "../domain/fields.ts";
import { starters } from "../domain/starters/starters.ts";
import { askedOfJob, daysBefore, fieldOfFunction, planExpectations, type PlannedExpectation } from "./plan-develop.ts";
import { sql } from "#tenancy/sql.ts";

export type SeededCompetency = { id: string; versionId: string; name: string };
export type Named = { id: string; name: string };

/** What jobs ask for, as the rest of the demo data needs it. */
export type SeededJobs = {
  grades: readonly Named[];
  competenciesOf: (person: PlannedPerson) => readonly SeededCompetency[];
  expectedOf: (person: PlannedPerson) => readonly PlannedExpectation[];
};

/** The starter library as the company's own, and what each grade of each function asks for. */
export async function seedJobs(context: Context, seed: string, today: string): Promise<SeededJobs> {
  const at = `${daysBefore(today, 400)}T08:00:00Z`;
  const random = seededRandom(`develop-jobs:${seed}`);
  const byField = await seedLibrary(context, at, random);
  const grades = await context.rows<Named>(sql`select g.id, g.name from ${allGrades} g order by g.rank`);
  const functions = await context.rows<Named>(sql`select f.id, f.name from ${allFunctions} f`);
  await insertRows(
    context,
    "role_expectation",
    "id uuid, job_function_id uuid, grade_id uuid, competency_id uuid, level text, level_rank int, " +
      "critical boolean, recorded_at timestamptz",
    functions.flatMap((one) =>
      grades.flatMap((grade, index) =>
        planExpectations(index).map(({ place, level, rank, critical }) => ({
          id: random.id(),
          job_function_id: one.id,
          grade_id: grade.id,
          competency_id: byField.get(fieldOfFunction[one.name] ?? "SUPPORT")![place]!.id,
          level,
          level_rank: rank,
          critical,
          recorded_at: at,
        })),
      ),
    ),
  );
  const indexOf = new Map(grades.map(({ name }, index) => [name, index]));
  return {
    grades,
    competenciesOf: ({ functionName }) => byField.get(fieldOfFunction[functionName] ?? "SUPPORT")!.slice(0, askedOfJob),
    expectedOf: ({ grade }) => planExpectations(indexOf.get(grade) ?? 0),
  };
}

async function seedLibrary(
  context: Context,
  at: string,
  random: SeededRandom,
): Promise<Map<string, SeededCompetency[]>> {
  const all = fields.flatMap((field) =>
    starters[field].map((starter) => ({ ...starter, field, id: random.id(), versionId: random.id() })),
  );
  await insertRows(
    context,
    "tag",
    "id uuid, kind text, name text, color text, description text, created_at timestamptz",
    all.map(({ id, name, description }) => ({
      id,
      kind: "COMPETENCY",
      name,
      color: "grey",
      description,
      created_at: at,
    })),
  );
  await insertRows(
    context,
    "competency_version",
    "id uuid, competency_id uuid, number int, name text, description text, field text, wording jsonb, created_at timestamptz",
    all.map(({ id, versionId, name, description, field, wording }) => ({
      id: versionId,
      competency_id: id,
      number: 1,
      name,
      description,
      field,
      wording,
      created_at: at,
    })),
  );
  const byField = new Map<string, SeededCompetency[]>();
  for (const { field, id, versionId, name } of all)
    byField.set(field, [...(byField.get(field) ?? []), { id, versionId, name }]);
  return byField;
}
