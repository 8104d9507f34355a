import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { grades } from "../data/job-terms.ts";
import { ids } from "../domain/ids.ts";

export const moveGradeInput = z.object({
  gradeId: ids.grade,
  to: z.enum(["LOWER", "HIGHER"]).describe("Which way it moves."),
});
export type MoveGradeInput = z.output<typeof moveGradeInput>;

/** A grade changes places with the next lower or higher one; at the end it stays. */
export async function moveGrade(context: Context, { gradeId, to }: MoveGradeInput): Promise<{ gradeId: string }> {
  await grades.move(context, gradeId, to === "LOWER" ? "BEFORE" : "AFTER", { to });
  return { gradeId };
}
