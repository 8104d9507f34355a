import type { Context } from "#app/platform/context/context.ts";
import { date, number, sheet, text, type Sheet, type SheetColumn } from "#app/platform/files/sheet.ts";
import type { Scope } from "../review-places.ts";
import { listReviewed, type ReviewedPerson } from "./people-of-reviews.ts";

/** So many are asked for at a time. */
const askedAtOnce = 10_000;

const numberOf = (score: number | null) => (score === null ? null : Number(score));

const columns: readonly SheetColumn<ReviewedPerson>[] = [
  text("employee_id", ({ employee }) => employee.id),
  text("employee", ({ employee }) => employee.name),
  text("manager", ({ manager }) => manager?.name ?? ""),
  text("unit", ({ orgUnit }) => orgUnit ?? ""),
  text("cycle", ({ cycle }) => cycle),
  number("forms", ({ forms }) => forms),
  number("submitted", ({ submitted }) => submitted),
  text("result", ({ option }) => option ?? ""),
  text("result_is", ({ settled, proposed }) => (settled ? "SETTLED" : proposed ? "PROPOSED" : "")),
  text("follows", ({ follows }) => follows ?? ""),
  text("promotion", ({ promotionStatus }) => promotionStatus ?? ""),
  number("overall_score", ({ scores }) => numberOf(scores.overall)),
  number("goal_score", ({ scores }) => numberOf(scores.goals)),
  number("competency_score", ({ scores }) => numberOf(scores.competencies)),
  number("question_score", ({ scores }) => numberOf(scores.questions)),
  date("shared_on", ({ sharedAt }) => sharedAt?.slice(0, 10) ?? null),
  text("outcome", ({ outcome }) => outcome ?? ""),
];

/** The people of a scope with their results as a file: the settled one, else the proposed one; no word that was written. */
export async function exportReviews(
  context: Context,
  { scope, cycle }: { scope: Scope; cycle?: string | undefined },
  batch = askedAtOnce,
): Promise<Sheet> {
  const all: ReviewedPerson[] = [];
  let total = 0;
  do {
    const found = await listReviewed(
      context,
      scope,
      { text: "", cycle, page: 1 },
      { limit: batch, offset: all.length },
    );
    all.push(...found.rows);
    total = found.rows.length === 0 ? 0 : found.total;
  } while (all.length < total);
  return sheet(columns, all);
}
