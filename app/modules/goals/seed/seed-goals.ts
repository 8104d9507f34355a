import { seedComments } from "#app/modules/comments/index.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import { announceRecentGoals } from "./announce-recent.ts";
import { fiscalYearStartMonth, keepPeriod } from "../data/periods.ts";
import { periodsAround } from "../domain/time-frame.ts";
import { liveQuarter, type LivedCheckIn, type LivedGoal } from "./live-quarter.ts";
import { discussion } from "./phrases.ts";
import { goalPlaces, type GoalPlaces } from "./goal-places.ts";
import { planGoals } from "./plan-goals.ts";
import { seedFollowedMetrics } from "./seed-followed-metrics.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedGoalsInput = { people: readonly PlannedPerson[]; seed: string; today: string; currency: string };

/** Rows in one statement: enough to be quick, few enough to stay small in memory. */
const batch = 4_000;

/** A year of a company's goals: the last four quarters lived to their end, and this one up to today. The same for the same input. */
export async function seedGoals(context: Context, { people, seed, today, currency }: SeedGoalsInput): Promise<void> {
  const frames = periodsAround(today, {
    fiscalYearStartMonth: await fiscalYearStartMonth(context),
    before: 4,
    after: 0,
  }).filter((frame) => frame.kind === "QUARTER");
  const places = await goalPlaces(context, people);
  for (const [turn, frame] of frames.entries()) {
    const random = seededRandom(`goals:${seed}:${frame.id}`);
    const current = frame.endDate >= today;
    const planned = planGoals({ people, frame, current, turn, currency, random });
    const { goals, checkIns } = liveQuarter(planned, today, random);
    await storeGoals(context, goals, { periodId: await keepPeriod(context, frame), places });
    await storeCheckIns(context, checkIns, random);
    await storeClosings(context, frame.id);
    await storeComments(context, goals, new Map(people.map((person) => [person.id, person])), today, random);
  }
  await seedFollowedMetrics(context, { seed, today });
}

type Place = { periodId: string; places: GoalPlaces };

async function storeGoals(context: Context, goals: readonly LivedGoal[], place: Place): Promise<void> {
  await insertInBatches(
    context,
    "goal",
    `id uuid, kind text, title text, parent_id uuid, period_id uuid, level text, org_unit_id uuid,
     visibility text, progress_type text, measure_type text,
     currency text, start_value numeric, target_value numeric, actual_value numeric, percent double precision, progress_level text,
     closure_status text, level_before_closing text, start_date date, due_date date, completed_at timestamptz, closed_at timestamptz,
     last_check_in_at timestamptz, created_by uuid, created_at timestamptz, updated_at timestamptz`,
    goals.map((goal) => goalRow(goal, place)),
  );
  await insertInBatches(
    context,
    "goal_owner",
    "goal_id uuid, employee_id uuid, owner_type text",
    goals.flatMap(({ id, ownerId, collaboratorId }) => [
      { goal_id: id, employee_id: ownerId, owner_type: "OWNER" },
      ...(collaboratorId ? [{ goal_id: id, employee_id: collaboratorId, owner_type: "COLLABORATOR" }] : []),
    ]),
  );
  await insertInBatches(context, "goal_team", "goal_id uuid, team_id uuid", place.places.teamsOf(goals));
}

/** Who closed each goal of a time frame, and when: what a past day is put together from. */
function storeClosings(context: Context, timeFrame: string): Promise<object[]> {
  return context.rows(
    sql`with closed as materialized (
       select g.id, g.created_by, g.closed_at, to_jsonb(g.closure_status) as status
         from {goal} g join {goal_period} p on p.id = g.period_id where p.name = ${timeFrame} and g.closed_at is not null)
     insert into {record_change} (id, record_kind, record_id, employee_id, at, field, value_after)
     select md5(id::text || ' closed')::uuid, 'Goal', id, created_by, closed_at, 'closure', status from closed`,
  );
}

function goalRow(goal: LivedGoal, { periodId, places }: Place): object {
  const { standing, frame } = goal;
  const createdAt = `${frame.startDate}T08:00:00Z`;
  return {
    id: goal.id,
    kind: goal.kind,
    title: goal.title,
    parent_id: goal.parentId,
    period_id: periodId,
    level: goal.level,
    org_unit_id: places.departmentOf(goal),
    visibility: goal.visibility,
    progress_type: goal.progressType,
    measure_type: goal.measureType,
    currency: goal.currency,
    start_value: goal.start,
    target_value: goal.target,
    actual_value: goal.actual,
    percent: goal.percent,
    progress_level: standing.level,
    closure_status: standing.closure,
    level_before_closing: standing.levelBeforeClosing,
    start_date: frame.startDate,
    due_date: frame.endDate,
    completed_at: standing.closure === "ACHIEVED" ? goal.closedAt : null,
    closed_at: goal.closedAt,
    last_check_in_at: goal.lastCheckInAt,
    created_by: goal.ownerId,
    created_at: createdAt,
    updated_at: goal.lastCheckInAt ?? createdAt,
  };
}

function storeCheckIns(context: Context, checkIns: readonly LivedCheckIn[], random: SeededRandom): Promise<void> {
  return insertInBatches(
    context,
    "goal_check_in",
    `id uuid, goal_id uuid, employee_id uuid, at timestamptz, value_before numeric, value numeric, percent_before double precision,
     percent double precision, progress_level text, comment text, rolled_up_from uuid`,
    checkIns.map(({ goalId, employeeId, rolledUpFrom, at, before, after, level, comment }) => ({
      id: random.id(),
      goal_id: goalId,
      employee_id: employeeId,
      at,
      value_before: before.actual,
      value: after.actual,
      percent_before: before.percent,
      percent: after.percent,
      progress_level: level,
      comment,
      rolled_up_from: rolledUpFrom,
    })),
  );
}

/** Now and then a manager says a word, and the owner answers. */
async function storeComments(
  context: Context,
  goals: readonly LivedGoal[],
  people: ReadonlyMap<string, PlannedPerson>,
  today: string,
  random: SeededRandom,
): Promise<void> {
  const comments = goals
    .filter((goal) => goal.kind === "OBJECTIVE" && random.chance(0.18))
    .flatMap((goal) => {
      const managerId = people.get(goal.ownerId)?.managerId;
      const date = goal.frame.endDate < today ? goal.frame.endDate : today;
      const comment = (authorId: string, hour: string) => ({
        id: random.id(),
        about: "Goal",
        record: goal.id,
        authorId,
        body: random.pick(discussion),
        createdAt: `${date}T${hour}:15:00Z`,
      });
      return [
        ...(managerId ? [comment(managerId, "05")] : []),
        ...(random.chance(0.5) ? [comment(goal.ownerId, "06")] : []),
      ];
    });
  await seedComments(context, comments);
}

async function insertInBatches(
  context: Context,
  table: string,
  columns: string,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch)
    await insertRows(context, table, columns, rows.slice(from, from + batch));
}

export const goalsSeed: Seed = {
  after: ["metrics", "people"],
  run: async (context, company) => {
    await seedGoals(context, { ...company, people: demoPeople.of(company) });
    // What follows asks for goals by their people: among a quarter of a million of them the planner has to know how many there are.
    await refreshStatistics(context, ["goal", "goal_owner"]);
  },
  announce: announceRecentGoals,
};
