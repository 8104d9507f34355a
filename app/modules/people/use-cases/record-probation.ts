import type { Context } from "#app/platform/context/context.ts";
import { ProbationDecision } from "../data/entities.ts";
import type { ProbationOutcome } from "../domain/probation.ts";
import { writeDown } from "./write-down.ts";

export type RecordProbationInput = {
  employeeId: string;
  decision: ProbationOutcome;
  /** The id of what it was decided in, such as a review. */
  decidedIn: string;
};

/**
 * How a probation ended, from today on. What was decided before in the same place holds no more and stays on record.
 * Whoever calls it has asked whether the actor may decide.
 */
export async function recordProbation(
  context: Context,
  { employeeId, decision, decidedIn }: RecordProbationInput,
): Promise<void> {
  const now = context.clock.now();
  const before = await context.em.findOne(ProbationDecision, { employeeId, decidedIn, supersededAt: null });
  if (before?.decision === decision) return;
  if (before) {
    before.supersededAt = now;
    await context.em.flush();
  }
  context.em.create(ProbationDecision, {
    ...{ id: context.newId(), employeeId, decision, decidedIn },
    decidedOn: context.today(),
    decidedBy: context.actor.employeeId,
    recordedAt: now,
  });
  await context.em.flush();
  const detail = { before: before?.decision ?? null, after: decision };
  await writeDown(
    context,
    "people.facts-changed",
    { employeeId, fields: ["probation"] },
    { action: "record-probation", subject: "Employee", id: employeeId, detail },
  );
}
