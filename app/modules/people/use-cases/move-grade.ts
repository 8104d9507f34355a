import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceShape } from "../data/announce-shape.ts";
import { holdTerm } from "../data/job-terms.ts";
import { lockCompanyShape } from "../data/locks.ts";
import { sql } from "#tenancy/sql.ts";

export const moveGradeInput = z.object({
  gradeId: ids.grade,
  to: z.enum(["LOWER", "HIGHER"]).describe("Which way it moves."),
});
export type MoveGradeInput = z.output<typeof moveGradeInput>;

/** A grade changes places with the next lower or higher one; at the end it stays. */
export async function moveGrade(context: Context, { gradeId, to }: MoveGradeInput): Promise<{ gradeId: string }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  await lockCompanyShape(context);
  const { name } = await holdTerm(context, "GRADE", gradeId);
  const grades = await context.rows<{ id: string; rank: number }>(sql`select id, rank from {grade} order by rank`);
  const place = grades.findIndex((grade) => grade.id === gradeId);
  const own = grades[place]!;
  const other = grades[to === "LOWER" ? place - 1 : place + 1];
  if (!other) return { gradeId };
  // No two grades may share a rank, not even for a moment: one waits below all.
  await context.rows(sql`update {grade} set rank = ${grades[0]!.rank - 1} where id = ${own.id}`);
  await context.rows(sql`update {grade} set rank = ${own.rank} where id = ${other.id}`);
  await context.rows(sql`update {grade} set rank = ${other.rank} where id = ${own.id}`);
  await announceShape(context, { id: gradeId, what: "GRADE", change: "CHANGED" }, "people.move-grade", { name, to });
  return { gradeId };
}
