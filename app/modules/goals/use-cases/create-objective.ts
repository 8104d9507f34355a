import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { unitsAround, requireKnownPeople } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { isValueAllowed } from "#app/modules/metrics/domain.ts";
import { refuseDuplicateTitle } from "../data/duplicate-title.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { requireKnownPlaces } from "../data/goal-teams.ts";
import { insertGoals, type NewGoal } from "../data/insert-goals.ts";
import { keepPeriod, requireTimeFrame } from "../data/periods.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { templateOf } from "../data/template-record.ts";
import { objectiveLevels } from "../domain/hierarchy.ts";
import { objectiveProgressTypes } from "../domain/progress.ts";
import { visibilities } from "../domain/template.ts";
import { authorizeOwners, newGoalFacts } from "./authorize-goal.ts";
import {
  descriptionInput,
  keyResultInput,
  measureInput,
  tagIdsInput,
  teamIdsInput,
  titleInput,
  weightInput,
  type KeyResultInput,
} from "./goal-input.ts";
import { metricsToFollow, valueFrom, type Known } from "./metrics-to-follow.ts";
import { requirePlacing } from "./require-placing.ts";
import { tagNew } from "./tag-new.ts";
import { writeDown } from "./write-down.ts";

export const createObjectiveInput = z
  .object({
    title: titleInput.describe("The goal in a few words."),
    description: descriptionInput.default("").describe("What it is about, in full; at most 5,000 characters."),
    /** A time frame's id: `2026-Q3`, `2026-H1`, `2026`, `2026-04-10..2026-05-20`. */
    timeFrame: z
      .string()
      .min(1)
      .max(40)
      .describe(
        "The id of its time frame, as `GET /time-frames` lists them: `2026-Q3`, `2026-H1`, `2026`, or `2026-04-10..2026-05-20`.",
      ),
    departmentId: optionalInput(z.uuid()).describe("The id of the org unit it belongs to."),
    teamIds: teamIdsInput.default([]).describe("The teams it belongs to; at most 20."),
    level: z.enum(objectiveLevels).describe("On whose behalf: the company, a department, a team or one person."),
    /** The actor where nobody is named. */
    ownerId: ids.owner.optional(),
    ownerIds: z
      .array(z.uuid())
      .min(1)
      .max(20)
      .optional()
      .describe("Employees who answer for it, 1 to 20, in place of `ownerId`."),
    collaboratorIds: z.array(z.uuid()).max(20).default([]).describe("Employees who help with it; at most 20."),
    visibility: z.enum(visibilities).optional().describe("Who sees it; left out, as the access template says."),
    progressType: z
      .enum(objectiveProgressTypes)
      .optional()
      .describe("Where its value comes from; left out, as the access template says."),
    parentId: ids.parent.optional(),
    weightage: weightInput
      .default(0)
      .describe("Its weight among its siblings, 0 to 100; with 0 everywhere all count alike."),
    keyResults: z
      .array(keyResultInput)
      .max(20)
      .default([])
      .describe("Key results made with it, all or none; at most 20."),
    tagIds: tagIdsInput.describe("Tags it starts with; at most 20."),
  })
  .and(measureInput);
export type CreateObjectiveInput = z.output<typeof createObjectiveInput>;

/** An objective with its key results, all or nothing. Refuses a title the actor sees in the time frame with `goals.duplicate-title`. */
export async function createObjective(
  context: Context,
  input: CreateObjectiveInput,
): Promise<{ goalId: string; keyResultIds: string[] }> {
  const ownerIds = ownersOf(context, input);
  await authorizeCreation(context, input, ownerIds);
  await requireKnownPeople(context, "goals.unknown-person", {
    [input.ownerIds ? "ownerIds" : "ownerId"]: ownerIds,
    collaboratorIds: input.collaboratorIds,
  });
  await requireKnownPlaces(context, input);
  const { template } = await templateOf(context);
  const metrics = await metricsToFollow(
    context,
    input.keyResults.map(({ metricId }, index) => ({ metricId, field: `keyResults[${index}].metricId` })),
  );
  if (input.parentId) {
    await requirePlacing(context, { kind: "OBJECTIVE", level: input.level }, input.parentId, template);
    await lockPath(context, input.parentId);
  }
  const goals = await newGoals(context, input, ownerIds, { template, metrics });
  await refuseDuplicateTitle(context, goals[0]!);
  await insertGoals(context, goals);
  const [goalId = "", ...keyResultIds] = goals.map((goal) => goal.id);
  if (metrics.size > 0) await followMetrics(context, { goalIds: keyResultIds });
  await rollUpFrom(context, goalId, { ownPoint: false });
  await writeDown(
    context,
    "goals.created",
    { goalId, ownerIds },
    { action: "create-objective", subject: "Goal", id: goalId, detail: { level: input.level, keyResultIds } },
  );
  await tagNew(context, goalId, input.tagIds);
  return { goalId, keyResultIds };
}

function ownersOf(context: Context, { ownerIds, ownerId }: CreateObjectiveInput): string[] {
  return [...new Set(ownerIds ?? [ownerId ?? context.actor.employeeId])];
}

async function authorizeCreation(
  context: Context,
  input: CreateObjectiveInput,
  ownerIds: readonly string[],
): Promise<void> {
  const orgUnitIds = await unitsAround(context, ownerIds);
  await authorize(context, "create", newGoalFacts("OBJECTIVE", input.level, input.parentId !== undefined, orgUnitIds));
  if (input.keyResults.length > 0)
    await authorize(context, "create", newGoalFacts("KEY_RESULT", input.level, true, orgUnitIds));
  await authorizeOwners(context, ownerIds);
}

async function newGoals(
  context: Context,
  input: CreateObjectiveInput,
  ownerIds: readonly string[],
  known: Known,
): Promise<NewGoal[]> {
  const frame = await requireTimeFrame(context, input.timeFrame);
  const { configData } = known.template;
  const objective: NewGoal = {
    id: context.newId(),
    kind: "OBJECTIVE",
    title: input.title,
    description: input.description,
    parentId: input.parentId ?? null,
    periodId: await keepPeriod(context, frame),
    level: input.level,
    departmentId: input.departmentId ?? null,
    teamIds: input.teamIds,
    visibility: input.visibility ?? configData.DEFAULT_OBJECTIVE_VISIBILITY,
    progressType: input.progressType ?? configData.DEFAULT_OBJECTIVE_PROGRESS,
    measureType: input.measureType,
    currency: input.currency,
    start: input.start,
    target: input.target,
    weightage: input.weightage,
    position: 0,
    startDate: frame.startDate,
    dueDate: frame.endDate,
    owners: [
      ...ownerIds.map((employeeId) => ({ employeeId, type: "OWNER" as const })),
      ...[...new Set(input.collaboratorIds)]
        .filter((id) => !ownerIds.includes(id))
        .map((employeeId) => ({ employeeId, type: "COLLABORATOR" as const })),
    ],
  };
  return [
    objective,
    ...input.keyResults.map((keyResult, position) =>
      keyResultUnder(context, objective, { ...keyResult, position }, known),
    ),
  ];
}

/** A key result has the dates, people and level of its objective, and is never more public than it. */
export function keyResultUnder(
  context: Context,
  objective: Omit<NewGoal, "position">,
  input: KeyResultInput & { position: number },
  known: Known,
): NewGoal {
  const measured = { ...input, ...measureUnder(objective, input) };
  return {
    ...objective,
    ...measured,
    ...valueFrom(known, measured),
    id: context.newId(),
    kind: "KEY_RESULT",
    parentId: objective.id,
    visibility: objective.visibility === "PRIVATE" ? "PRIVATE" : known.template.configData.DEFAULT_KR_VISIBILITY,
  };
}

type Unit = Pick<NewGoal, "measureType" | "currency">;

/** What a key result is counted in that says nothing of it: what an objective that adds up is counted in, else percent. */
function measureUnder(objective: Unit & Pick<NewGoal, "progressType">, input: KeyResultInput): Unit {
  if (input.measureType) return { measureType: input.measureType, currency: input.currency };
  if (input.metricId || objective.progressType !== "DERIVED_SUM") return { measureType: "PERCENTAGE", currency: null };
  const { measureType, currency } = objective;
  for (const end of ["start", "target"] as const)
    if (currency !== null && !isValueAllowed({ type: "CURRENCY", currency }, input[end]))
      throw invalid("goals.whole-minor-units", "Money is given in whole minor units.", {
        fields: { [end]: "goals.whole-minor-units" },
      });
  return { measureType, currency };
}
