import { z } from "zod";
import { unitsAround, requireKnownPeople } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { teamIdsOf } from "../data/goal-teams.ts";
import { insertGoals, type NewGoal } from "../data/insert-goals.ts";
import { keepPeriod, requireTimeFrame } from "../data/periods.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { templateOf } from "../data/template-record.ts";
import { authorizeOwners, newGoalFacts, requireAllowed } from "./authorize-goal.ts";
import { keyResultUnder } from "./create-objective.ts";
import { keyResultInput, tagIdsInput } from "./goal-input.ts";
import { metricsToFollow, valueFrom, type FollowedMetrics } from "./metrics-to-follow.ts";
import { tagNew } from "./tag-new.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const createKeyResultInput = z
  .object({
    /** The objective it belongs to; without one it needs a time frame of its own. */
    parentId: z.uuid().optional(),
    timeFrame: z.string().min(1).max(40).optional(),
    ownerId: z.uuid().optional(),
    tagIds: tagIdsInput,
  })
  .and(keyResultInput);
export type CreateKeyResultInput = z.output<typeof createKeyResultInput>;

/** Adds a key result to an objective, or alone where the access template lets it stand alone. */
export async function createKeyResult(context: Context, input: CreateKeyResultInput): Promise<{ goalId: string }> {
  const metrics = await metricsToFollow(context, [{ metricId: input.metricId, field: "metricId" }]);
  const goal = input.parentId
    ? await underObjective(context, input, input.parentId, metrics)
    : await standingAlone(context, input, metrics);
  await requireKnownPeople(context, "goals.unknown-person", { ownerId: goal.owners.map((owner) => owner.employeeId) });
  await insertGoals(context, [goal]);
  if (goal.metricId) await followMetrics(context, { goalIds: [goal.id] });
  await rollUpFrom(context, goal.id, { ownPoint: false });
  const ownerIds = goal.owners.filter((owner) => owner.type === "OWNER").map((owner) => owner.employeeId);
  await writeDown(
    context,
    "goals.created",
    { goalId: goal.id, ownerIds },
    { action: "create-key-result", subject: "Goal", id: goal.id, detail: { parentId: goal.parentId } },
  );
  await tagNew(context, goal.id, input.tagIds);
  return { goalId: goal.id };
}

/** As `createKeyResult`, for a form: what is sent twice is one. */
export function createKeyResultOnce(context: Context, input: CreateKeyResultInput): Promise<{ goalId: string }> {
  const stands = async ({ goalId }: { goalId: string }) =>
    (await context.rows(sql`select from {goal} where id = ${goalId} and deleted_at is null`)).length > 0;
  return onceSent(context, { act: "goals.create-key-result", input, stands }, () => createKeyResult(context, input));
}

async function underObjective(
  context: Context,
  input: CreateKeyResultInput,
  parentId: string,
  metrics: FollowedMetrics,
): Promise<NewGoal> {
  const { goal: parent, facts } = await requireAllowed(context, "add-key-result", parentId);
  if (parent.kind !== "OBJECTIVE")
    throw invalid("goals.parent-not-objective", "A key result stands under an objective.");
  if (parent.closure) throw invalid("goals.closed", "A closed objective takes no further key results.");
  await lockPath(context, parentId);
  const owners = input.ownerId ? [input.ownerId] : facts.ownerIds;
  const named = owners.filter((id) => !facts.ownerIds.includes(id));
  if (named.length > 0) await authorizeOwners(context, named);
  const { template } = await templateOf(context);
  const asked = {
    ...parent,
    owners: owners.map((employeeId) => ({ employeeId, type: "OWNER" as const })),
    teamIds: await teamIdsOf(context, parentId),
  };
  return keyResultUnder(
    context,
    asked,
    { ...input, position: await nextPosition(context, parentId) },
    { template, metrics },
  );
}

async function nextPosition(context: Context, parentId: string): Promise<number> {
  const row = await firstRow<{ position: number }>(
    context,
    sql`select coalesce(max(position) + 1, 0)::int as position from {goal} where parent_id = ${parentId}`,
  );
  return row?.position ?? 0;
}

async function standingAlone(
  context: Context,
  input: CreateKeyResultInput,
  metrics: FollowedMetrics,
): Promise<NewGoal> {
  const ownerId = input.ownerId ?? context.actor.employeeId;
  await authorize(
    context,
    "create",
    newGoalFacts("KEY_RESULT", "INDIVIDUAL", false, await unitsAround(context, [ownerId])),
  );
  await authorizeOwners(context, [ownerId]);
  if (!input.timeFrame)
    throw invalid("goals.time-frame-needed", "A key result alone needs a time frame.", {
      fields: { timeFrame: "goals.time-frame-needed" },
    });
  const frame = await requireTimeFrame(context, input.timeFrame);
  const { template } = await templateOf(context);
  const { title, description, start, target, weightage } = input;
  return {
    id: context.newId(),
    kind: "KEY_RESULT",
    title,
    description,
    start,
    target,
    weightage,
    position: 0,
    parentId: null,
    periodId: await keepPeriod(context, frame),
    level: "INDIVIDUAL",
    departmentId: null,
    visibility: template.configData.DEFAULT_KR_VISIBILITY,
    startDate: frame.startDate,
    dueDate: frame.endDate,
    ...valueFrom({ template, metrics }, { ...input, measureType: input.measureType ?? "PERCENTAGE" }),
    owners: [{ employeeId: ownerId, type: "OWNER" }],
  };
}
