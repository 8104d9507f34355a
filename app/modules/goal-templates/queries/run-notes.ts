import { personOutcomes } from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { hiding, type TemplateGoal } from "./goal-template-screen.ts";

const mostNotes = 500;

/** What a run did not do as asked, person by person; the goals are those the actor may see. */
export async function runNotes(context: Context, runId: string | null, goals: readonly TemplateGoal[]) {
  const noted = await personOutcomes(context, { runId, noted: true }, { limit: mostNotes, offset: 0 });
  const { rows } = hiding(noted, new Set(goals.map(({ goalId }) => goalId)));
  return rows.map(({ employeeId, name, outcome, recordId, reason, fields }) => ({
    ...{ employeeId, name, outcome, fields },
    goalId: recordId,
    reason: reason ?? "",
  }));
}
