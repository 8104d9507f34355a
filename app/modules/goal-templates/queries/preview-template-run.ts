import type { Context } from "#app/platform/context/context.ts";
import { goalsOfTemplate, type GoalOfTemplate } from "../data/goals-from-template.ts";
import { requireGoalTemplate, type GoalTemplateRecord } from "../data/goal-template-record.ts";
import { objectiveGiven, ownChanges, partGiven, planFields } from "../domain/goal-template.ts";
import { reasonToStay } from "../use-cases/template-for-person.ts";

export type KeptGoal = { employeeId: string; name: string; goalId: string | null; reason: string; fields: string[] };

/** How many people's goals an act would change, in which fields, and whose stay as they are or keep something of their own. */
export type RunPreview = {
  kind: "UPDATE" | "WITHDRAW";
  people: number;
  changed: number;
  fields: { field: string; people: number }[];
  kept: KeptGoal[];
};

type PersonPlan = { sets: string[]; kept: string[]; reason: string | null };

/** What bringing a template's goals up to date, or withdrawing them, would do; nothing is changed. Two statements whatever there is. */
export async function previewRun(context: Context, templateId: string, kind: RunPreview["kind"]): Promise<RunPreview> {
  const template = await requireGoalTemplate(context, templateId);
  const people = Map.groupBy(await goalsSeen(context, templateId), ({ employeeId }) => employeeId);
  const plans = [...people].map(([employeeId, goals]) => {
    const objective = goals.find(({ part, gone }) => part === null && !gone);
    const stays = reasonToStay(objective);
    const plan: PersonPlan = stays
      ? { sets: [], kept: [], reason: stays }
      : kind === "UPDATE"
        ? updateOf(template, goals, objective!)
        : withdrawalOf(goals);
    return { employeeId, name: goals[0]!.name, goalId: objective?.goalId ?? null, ...plan };
  });
  const fields = Map.groupBy(
    plans.flatMap(({ sets }) => sets),
    (field) => field,
  );
  return {
    kind,
    people: plans.length,
    changed: plans.filter(({ sets }) => sets.length > 0).length,
    fields: [...fields].map(([field, all]) => ({ field, people: all.length })),
    kept: plans.flatMap(({ employeeId, name, goalId, kept, reason }) =>
      reason || kept.length > 0
        ? [{ employeeId, name, goalId, reason: reason ?? "goals.template-own", fields: kept }]
        : [],
    ),
  };
}

/** The goals of those whose objective the actor may see, or that is gone. */
async function goalsSeen(context: Context, templateId: string): Promise<GoalOfTemplate[]> {
  const all = await goalsOfTemplate(context, templateId);
  const hidden = new Set(all.filter(({ part, gone, seen }) => part === null && !gone && !seen).map(ofWhom));
  return all.filter((goal) => !hidden.has(ofWhom(goal)));
}

function ofWhom({ employeeId }: GoalOfTemplate): string {
  return employeeId;
}

function updateOf(
  template: GoalTemplateRecord,
  goals: readonly GoalOfTemplate[],
  objective: GoalOfTemplate,
): PersonPlan {
  const open = goals.filter(({ gone, archived, closed }) => !gone && !archived && !closed);
  const wanted = (goal: GoalOfTemplate) => {
    if (goal === objective) return objectiveGiven(template, goal.name);
    const part = template.keyResults.find(({ id }) => id === goal.part);
    return part ? partGiven(part) : null;
  };
  const plans = open.map((goal) => ({ goal, wanted: wanted(goal) }));
  const fields = plans.flatMap(({ goal, wanted: values }) =>
    values ? [planFields(goal.current, goal.given, values)] : [],
  );
  const dropped = plans.filter(({ wanted: values }) => values === null).map(({ goal }) => goal);
  const stays = dropped.filter((goal) => goal.workedOn || ownChanges(goal.current, goal.given).length > 0);
  const added = template.keyResults.some(({ id }) => !goals.some(({ part }) => part === id));
  return {
    sets: unique([
      ...fields.flatMap(({ set }) => Object.keys(set)),
      ...(added || dropped.length > stays.length ? ["keyResult"] : []),
    ]),
    kept: unique([...fields.flatMap(({ kept }) => kept), ...(stays.length > 0 ? ["keyResult"] : [])]),
    reason: null,
  };
}

function withdrawalOf(goals: readonly GoalOfTemplate[]): PersonPlan {
  const there = goals.filter(({ gone }) => !gone);
  const kept = unique(there.flatMap(({ current, given }) => ownChanges(current, given)));
  if (kept.length > 0) return { sets: [], kept, reason: null };
  return there.some(({ workedOn }) => workedOn)
    ? { sets: [], kept: [], reason: "goals.template-worked-on" }
    : { sets: ["archived"], kept: [], reason: null };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
