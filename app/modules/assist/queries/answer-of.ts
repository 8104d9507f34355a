import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export const answerInput = z.object({ askId: z.uuid().describe("What was asked, as asking answered it.") });

export type ModelAnswerSoFar = {
  state: "ASKED" | "RUNNING" | "DONE" | "FAILED";
  /** What has come so far. */
  text: string;
  model: string;
  /** Why there is no answer; null where there is one, or will be. */
  fault: string | null;
};

/** How far the answer to what the actor asked is; what others asked does not exist. */
export async function answerOf(context: Context, { askId }: z.output<typeof answerInput>): Promise<ModelAnswerSoFar> {
  const found = await firstRow<ModelAnswerSoFar>(
    context,
    sql`select state, answer as text, model, fault from {assist_ask}
      where id = ${askId} and employee_id = ${context.viewedBy ? null : context.actor.employeeId}::uuid`,
  );
  if (!found) throw notFound("The question");
  return found;
}
