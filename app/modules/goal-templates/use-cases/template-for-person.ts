import type { PersonOutcome } from "#app/modules/audiences/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { goalsOfTemplate, keepGiven, keepMade, type GoalOfTemplate } from "../data/goals-from-template.ts";
import { requireGoalTemplate, type GoalTemplateRecord } from "../data/goal-template-record.ts";
import { objectiveGiven, ownChanges, partGiven, planFields, titleFor } from "../domain/goal-template.ts";
import {
  archiveGoal,
  createKeyResult,
  createKeyResultInput,
  createObjective,
  createObjectiveInput,
  editGoal,
  editGoalInput,
} from "#app/modules/goals/index.ts";
import { sql } from "#tenancy/sql.ts";

/** Gives one person an objective with key results as a template says; who has one of it already keeps that. */
export async function assignToPerson(context: Context, templateId: string, employeeId: string): Promise<PersonOutcome> {
  const template = await requireGoalTemplate(context, templateId);
  const before = (await goalsOfTemplate(context, templateId, employeeId)).find(
    ({ part, gone }) => part === null && !gone,
  );
  if (before)
    return {
      outcome: "REFUSED",
      recordId: before.goalId,
      reason: before.archived ? "goals.template-had" : "goals.template-has",
    };
  const name = await nameOf(context, employeeId);
  const { description, level, timeFrame, visibility, keyResults } = template;
  const { goalId, keyResultIds } = await createObjective(
    context,
    createObjectiveInput.parse({
      title: titleFor(template.title, name),
      description,
      level,
      timeFrame,
      visibility,
      ownerId: employeeId,
      keyResults: keyResults.map(({ id: _, ...part }) => part),
    }),
  );
  await keepMade(context, [
    { goalId, templateId, part: null, employeeId, given: objectiveGiven(template, name) },
    ...keyResults.map((part, place) => ({
      goalId: keyResultIds[place]!,
      templateId,
      part: part.id,
      employeeId,
      given: partGiven(part),
    })),
  ]);
  return { outcome: "MADE", recordId: goalId };
}

/** Brings one person's goals up to date with the template, field by field; what they changed stays and is named. */
export async function updateForPerson(
  context: Context,
  templateId: string,
  employeeId: string,
): Promise<PersonOutcome> {
  const template = await requireGoalTemplate(context, templateId);
  const goals = await goalsOfTemplate(context, templateId, employeeId);
  const objective = goals.find(({ part, gone }) => part === null && !gone);
  const stays = reasonToStay(objective);
  if (!objective || stays) return { outcome: "KEPT", recordId: objective?.goalId ?? null, reason: stays };
  const kept: string[] = [];
  let changed = await bringUp(context, objective, objectiveGiven(template, objective.name), kept);
  for (const part of template.keyResults) {
    const goal = goals.find((one) => one.part === part.id);
    if (goal && (goal.gone || goal.archived || goal.closed)) continue;
    changed =
      (goal
        ? await bringUp(context, goal, partGiven(part), kept)
        : await addPart(context, template, objective, part)) || changed;
  }
  changed = (await dropParts(context, template, goals, kept)) || changed;
  const fields = [...new Set(kept)];
  return {
    outcome: changed ? "UPDATED" : fields.length > 0 ? "KEPT" : "UNCHANGED",
    recordId: objective.goalId,
    reason: fields.length > 0 ? "goals.template-own" : null,
    fields,
  };
}

/** Archives one person's goals of a template where nobody has touched them. */
export async function withdrawFromPerson(
  context: Context,
  templateId: string,
  employeeId: string,
): Promise<PersonOutcome> {
  const goals = (await goalsOfTemplate(context, templateId, employeeId)).filter(({ gone }) => !gone);
  const objective = goals.find(({ part }) => part === null);
  const stays = reasonToStay(objective);
  if (!objective || stays) return { outcome: "KEPT", recordId: objective?.goalId ?? null, reason: stays };
  const fields = [...new Set(goals.flatMap(({ current, given }) => ownChanges(current, given)))];
  if (fields.length > 0) return { outcome: "KEPT", recordId: objective.goalId, reason: "goals.template-own", fields };
  if (goals.some(({ workedOn }) => workedOn))
    return { outcome: "KEPT", recordId: objective.goalId, reason: "goals.template-worked-on" };
  await archiveGoal(context, { goalId: objective.goalId });
  return { outcome: "WITHDRAWN", recordId: objective.goalId };
}

/** Why nothing is done with somebody's objective at all; null where something may be. */
export function reasonToStay(objective: GoalOfTemplate | undefined): string | null {
  if (!objective) return "goals.template-gone";
  if (objective.archived) return "goals.template-archived";
  return objective.closed ? "goals.template-closed" : null;
}

async function bringUp(
  context: Context,
  goal: GoalOfTemplate,
  wanted: GoalOfTemplate["given"],
  kept: string[],
): Promise<boolean> {
  const { set, kept: own } = planFields(goal.current, goal.given, wanted);
  kept.push(...own);
  if (Object.keys(set).length > 0) await editGoal(context, editGoalInput.parse({ goalId: goal.goalId, ...set }));
  const given = {
    ...goal.given,
    ...Object.fromEntries(Object.entries(wanted).filter(([field]) => !own.includes(field))),
  };
  if (JSON.stringify(given) !== JSON.stringify(goal.given)) await keepGiven(context, goal.goalId, given);
  return Object.keys(set).length > 0;
}

async function addPart(
  context: Context,
  { id: templateId }: GoalTemplateRecord,
  objective: GoalOfTemplate,
  part: GoalTemplateRecord["keyResults"][number],
): Promise<boolean> {
  const { id, ...measured } = part;
  const { goalId } = await createKeyResult(
    context,
    createKeyResultInput.parse({ ...measured, parentId: objective.goalId }),
  );
  await keepMade(context, [{ goalId, templateId, part: id, employeeId: objective.employeeId, given: partGiven(part) }]);
  return true;
}

/** Key results the template has no more: untouched ones are archived, the others stay. */
async function dropParts(
  context: Context,
  { keyResults }: GoalTemplateRecord,
  goals: readonly GoalOfTemplate[],
  kept: string[],
): Promise<boolean> {
  const dropped = goals.filter(
    ({ part, gone, archived, closed }) =>
      part !== null && !gone && !archived && !closed && !keyResults.some(({ id }) => id === part),
  );
  const untouched = dropped.filter(
    ({ current, given, workedOn }) => !workedOn && ownChanges(current, given).length === 0,
  );
  for (const { goalId } of untouched) await archiveGoal(context, { goalId });
  if (untouched.length < dropped.length) kept.push("keyResult");
  return untouched.length > 0;
}

async function nameOf(context: Context, employeeId: string): Promise<string> {
  const row = await firstRow<{ name: string }>(
    context,
    sql`select display_name as name from {employee} where id = ${employeeId}`,
  );
  if (!row) throw notFound("Employee");
  return row.name;
}
