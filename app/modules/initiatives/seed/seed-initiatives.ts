import { seedComments, type SeededComment } from "#app/modules/comments/index.ts";
import { newestKeyResults } from "#app/modules/goals/index.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { taskDiscussion } from "./phrases.ts";
import { planInitiatives, type PlannedInitiative } from "./plan-initiatives.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedInitiativesInput = { people: readonly PlannedPerson[]; seed: string; today: string };

/** People in one statement: enough to be quick, few enough to stay small in memory. */
const batch = 500;

/** Switches the module on and gives everybody a year of tasks; the same for the same input. */
export async function seedInitiatives(context: Context, { people, seed, today }: SeedInitiativesInput): Promise<void> {
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'TASK')
      where not 'TASK' = any(enabled_features)`,
  );
  for (let from = 0; from < people.length; from += batch) {
    const random = seededRandom(`initiatives:${seed}:${from}`);
    const group = people.slice(from, from + batch);
    const tasks = group.flatMap((person) => planInitiatives(person, today, random));
    await store(context, tasks, group);
    await storeCompletions(context, tasks, seededRandom(`task-changes:${seed}:${from}`));
    await seedComments(context, commentsOn(tasks, today, seededRandom(`task-comments:${seed}:${from}`)));
  }
}

/** Now and then whoever helps, or wrote the task down, asks something, and the owner answers. */
function commentsOn(tasks: readonly PlannedInitiative[], today: string, random: SeededRandom): SeededComment[] {
  return tasks.flatMap(({ id, ownerId, collaboratorId, creatorId, completedOn, startDate }) => {
    const asking = collaboratorId ?? (creatorId === ownerId ? null : creatorId);
    if (!asking || !random.chance(0.3)) return [];
    const day = completedOn ?? (startDate < today ? startDate : today);
    const said = (authorId: string, body: string, time: string) => ({
      id: random.id(),
      about: "Initiative",
      record: id,
      authorId,
      body,
      createdAt: `${day}T${time}Z`,
    });
    const { question, answer } = random.pick(taskDiscussion);
    return [said(asking, question, "08:20:00"), ...(random.chance(0.7) ? [said(ownerId, answer, "09:05:00")] : [])];
  });
}

async function store(
  context: Context,
  tasks: readonly PlannedInitiative[],
  people: readonly PlannedPerson[],
): Promise<void> {
  await storeSeries(context, tasks);
  const goals = await keyResultsOf(context, people);
  await insertRows(
    context,
    "initiative",
    `id uuid, text text, parent_id uuid, visibility text, start_date date, due_date date, completed_on date, completed_at timestamptz,
     completed_by uuid, goal_id uuid, series_id uuid, occurs_on date, created_by uuid, created_at timestamptz, updated_at timestamptz`,
    tasks.map((task) => ({
      id: task.id,
      text: task.text,
      parent_id: task.parentId,
      visibility: task.visibility,
      start_date: task.startDate,
      due_date: task.dueDate,
      completed_on: task.completedOn,
      completed_at: task.completedOn && `${task.completedOn}T10:00:00Z`,
      completed_by: task.completedOn && task.ownerId,
      goal_id: task.forGoal ? (goals.get(task.ownerId) ?? null) : null,
      series_id: task.series?.id ?? null,
      occurs_on: task.series && task.dueDate,
      created_by: task.creatorId,
      created_at: `${task.startDate}T08:00:00Z`,
      updated_at: `${task.completedOn ?? task.startDate}T10:00:00Z`,
    })),
  );
  await insertRows(
    context,
    "initiative_person",
    "initiative_id uuid, employee_id uuid, owner_type text",
    tasks.flatMap(({ id, ownerId, collaboratorId }) => [
      { initiative_id: id, employee_id: ownerId, owner_type: "OWNER" },
      ...(collaboratorId ? [{ initiative_id: id, employee_id: collaboratorId, owner_type: "COLLABORATOR" }] : []),
    ]),
  );
}

/** Who completed each task, as its history tells it. */
function storeCompletions(context: Context, tasks: readonly PlannedInitiative[], random: SeededRandom): Promise<void> {
  return insertRows(
    context,
    "record_change",
    "id uuid, record_kind text, record_id uuid, employee_id uuid, at timestamptz, field text, value_before jsonb, value_after jsonb",
    tasks.flatMap(({ id, ownerId, completedOn }) =>
      completedOn
        ? [
            {
              id: random.id(),
              record_kind: "Initiative",
              record_id: id,
              employee_id: ownerId,
              at: `${completedOn}T10:00:00Z`,
              field: "completed",
              value_before: false,
              value_after: true,
            },
          ]
        : [],
    ),
  );
}

/** One key result of each person, the newest. */
async function keyResultsOf(context: Context, people: readonly PlannedPerson[]): Promise<Map<string, string>> {
  const found = await newestKeyResults(
    context,
    people.map(({ id }) => id),
  );
  return new Map(found.map(({ ownerId, goalId }) => [ownerId, goalId]));
}

function storeSeries(context: Context, tasks: readonly PlannedInitiative[]): Promise<void> {
  return insertRows(
    context,
    "initiative_series",
    "id uuid, frequency text, every smallint, weekdays smallint[], starts_on date, time_zone text, " +
      "latest_on date, created_by uuid, created_at timestamptz",
    tasks.flatMap(({ series, dueDate, startDate, creatorId }) =>
      series
        ? [
            {
              id: series.id,
              frequency: "WEEKLY",
              every: 1,
              weekdays: [series.weekday],
              starts_on: dueDate,
              time_zone: "UTC",
              latest_on: dueDate,
              created_by: creatorId,
              created_at: `${startDate}T08:00:00Z`,
            },
          ]
        : [],
    ),
  );
}

/** A task of the demo data that another room's records led to. */
export type SeededTask = {
  id: string;
  text: string;
  ownerId: string;
  otherId: string;
  startDate: string;
  dueDate: string;
  completedOn: string | null;
};

/** Tasks that one does and the other helps with. */
export async function seedTasks(context: Context, tasks: readonly SeededTask[]): Promise<void> {
  const planned = tasks.map(({ id, text, ownerId, otherId, startDate, dueDate, completedOn }): PlannedInitiative => ({
    id,
    text,
    ownerId,
    creatorId: ownerId,
    collaboratorId: otherId,
    startDate,
    dueDate,
    completedOn,
    parentId: null,
    visibility: "PRIVATE",
    forGoal: false,
    series: null,
  }));
  await store(context, planned, []);
}

export const initiativesSeed: Seed = {
  after: ["goals", "people"],
  run: (context, company) => seedInitiatives(context, { ...company, people: demoPeople.of(company) }),
};
