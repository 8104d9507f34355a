import { seedTasks } from "#app/modules/initiatives/index.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { SeedPart, type Seed } from "#app/platform/contributions/seed.ts";
import { standardRanks, type StandardLevel } from "../domain/levels.ts";
import { planAssessments, planPlan, type PlannedPlan } from "./plan-develop.ts";
import { seedJobs, type SeededJobs } from "./seed-jobs.ts";
import { seedLevelUps } from "./seed-level-ups.ts";
import { seedNotes } from "./seed-notes.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedDevelopInput = { people: readonly PlannedPerson[]; seed: string; today: string };

const batch = 500;

/**
 * Switches the module on: competencies by job, a year of assessments, growth plans and level-ups; the same for the same
 * input. Answers with what each person's job asks for, for rooms whose demo data speak of it.
 */
export async function seedDevelop(context: Context, input: SeedDevelopInput): Promise<Map<string, readonly string[]>> {
  const { people, seed, today } = input;
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'COMPETENCY_IDP')
      where not 'COMPETENCY_IDP' = any(enabled_features)`,
  );
  const jobs = await seedJobs(context, seed, today);
  for (let from = 0; from < people.length; from += batch) {
    const random = seededRandom(`develop:${seed}:${from}`);
    const some = people.slice(from, from + batch);
    await storeAssessments(
      context,
      jobs,
      some.flatMap((person) => planAssessments(person, jobs.expectedOf(person), today, random)),
      some,
    );
    const plans = some.flatMap((person) => planPlan(person, some.slice(0, 20), today, random) ?? []);
    await storePlans(context, jobs, plans, some);
    await insertRows(
      context,
      "develop_preference",
      "employee_id uuid, findable boolean",
      some.filter(() => random.chance(0.5)).map(({ id }) => ({ employee_id: id, findable: true })),
    );
  }
  await seedLevelUps(context, jobs, input);
  await seedNotes(context, jobs, input);
  return new Map(people.map((person) => [person.id, jobs.competenciesOf(person).map(({ id }) => id)]));
}

async function storeAssessments(
  context: Context,
  jobs: SeededJobs,
  planned: ReturnType<typeof planAssessments>,
  people: readonly PlannedPerson[],
): Promise<void> {
  const byId = new Map(people.map((person) => [person.id, person]));
  await insertRows(
    context,
    "competency_assessment",
    `id uuid, employee_id uuid, competency_id uuid, version_id uuid, source text, level text, level_rank int, comment text, assessed_by uuid,
     assessed_at timestamptz, superseded_at timestamptz`,
    planned.map((one) => {
      const competency = jobs.competenciesOf(byId.get(one.employeeId)!)[one.place]!;
      return {
        id: one.id,
        employee_id: one.employeeId,
        competency_id: competency.id,
        version_id: competency.versionId,
        source: one.source,
        level: one.level,
        level_rank: one.rank,
        comment: one.comment,
        assessed_by: one.by,
        assessed_at: `${one.on}T09:30:00Z`,
        superseded_at: one.supersededOn && `${one.supersededOn}T09:30:00Z`,
      };
    }),
  );
}

async function storePlans(
  context: Context,
  jobs: SeededJobs,
  plans: readonly PlannedPlan[],
  people: readonly PlannedPerson[],
): Promise<void> {
  const byId = new Map(people.map((person) => [person.id, person]));
  await insertRows(
    context,
    "growth_plan",
    "id uuid, employee_id uuid, mentor_id uuid, target_on date, note text, state text, agreed_by uuid, " +
      "agreed_at timestamptz, created_at timestamptz, version int",
    plans.map((plan) => ({
      id: plan.id,
      employee_id: plan.employeeId,
      mentor_id: plan.mentorId,
      target_on: plan.targetOn,
      note: plan.note,
      state: plan.state,
      agreed_by: plan.state === "AGREED" ? plan.managerId : null,
      agreed_at: plan.state === "AGREED" ? `${plan.createdOn}T15:00:00Z` : null,
      created_at: `${plan.createdOn}T10:00:00Z`,
      version: 1,
    })),
  );
  await storeGoals(context, jobs, plans, byId);
}

async function storeGoals(
  context: Context,
  jobs: SeededJobs,
  plans: readonly PlannedPlan[],
  byId: ReadonlyMap<string, PlannedPerson>,
): Promise<void> {
  const goals = plans.flatMap((plan) => plan.goals.map((goal) => ({ ...goal, plan })));
  await insertRows(
    context,
    "growth_goal",
    "id uuid, plan_id uuid, competency_id uuid, level text, level_rank int, note text, " +
      "reached_at timestamptz, created_at timestamptz, version int",
    goals.map(({ id, plan, place, level, reachedOn }) => ({
      id,
      plan_id: plan.id,
      competency_id: jobs.competenciesOf(byId.get(plan.employeeId)!)[place]!.id,
      level,
      level_rank: standardRanks[level as StandardLevel],
      note: "",
      reached_at: reachedOn && `${reachedOn}T10:00:00Z`,
      created_at: `${plan.createdOn}T10:00:00Z`,
      version: 1,
    })),
  );
  const steps = goals.flatMap(({ id: goalId, plan, steps: all }) => all.map((step) => ({ ...step, goalId, plan })));
  await seedTasks(
    context,
    steps.map(({ id, text, startDate, dueDate, completedOn, plan }) => ({
      id,
      text,
      ownerId: plan.employeeId,
      otherId: plan.managerId,
      startDate,
      dueDate,
      completedOn,
    })),
  );
  await insertRows(
    context,
    "growth_step",
    "initiative_id uuid, goal_id uuid, created_at timestamptz",
    steps.map(({ id, goalId, startDate }) => ({
      initiative_id: id,
      goal_id: goalId,
      created_at: `${startDate}T10:00:00Z`,
    })),
  );
}

/** By person: the competencies their job asks for, for rooms whose demo data speak of them. */
export const demoCompetencies = new SeedPart<ReadonlyMap<string, readonly string[]>>();

export const developSeed: Seed = {
  after: ["initiatives", "people", "tags"],
  run: async (context, company) =>
    demoCompetencies.leave(company, await seedDevelop(context, { ...company, people: demoPeople.of(company) })),
};
