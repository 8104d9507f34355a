import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { Sheet, SheetColumn } from "#app/platform/files/sheet.ts";
import type { Scope } from "../review-places.ts";
import { listReviewed, type PeopleFilters, type ReviewedPerson } from "./people-of-reviews.ts";
import { wordsOf } from "./words.ts";

const { date, number, sheet, text } = sheetsIn(wordsOf);

/** So many are asked for at a time. */
const askedAtOnce = 10_000;

const numberOf = (score: number | null) => (score === null ? null : Number(score));

const columns: readonly SheetColumn<ReviewedPerson>[] = [
  text("employee_id", { common: "employee-id" }, ({ employee }) => employee.id),
  text("employee", "list.employee", ({ employee }) => employee.name),
  text("manager", "list.manager", ({ manager }) => manager?.name ?? ""),
  text("unit", "list.unit", ({ orgUnit }) => orgUnit ?? ""),
  text("cycle", "list.cycle", ({ cycle }) => cycle),
  number("forms", "people.forms", ({ forms }) => forms),
  number("submitted", "nomination.SUBMITTED", ({ submitted }) => submitted),
  text("result", "kind.RESULT", ({ option }) => option ?? ""),
  text(
    "result_is",
    "file.result-is",
    ({ settled, proposed }) => (settled ? "SETTLED" : proposed ? "PROPOSED" : ""),
    "file.result",
  ),
  text("follows", "file.follows", ({ follows }) => follows ?? ""),
  text("promotion", "form.promotion", ({ promotionStatus }) => promotionStatus ?? "", "promotion"),
  number("overall_score", "file.overall", ({ scores }) => numberOf(scores.overall)),
  number("goal_score", "score.goals", ({ scores }) => numberOf(scores.goals)),
  number("competency_score", "score.competencies", ({ scores }) => numberOf(scores.competencies)),
  number("question_score", "score.questions", ({ scores }) => numberOf(scores.questions)),
  date("shared_on", "file.shared-on", ({ sharedAt }) => sharedAt?.slice(0, 10) ?? null),
  text("outcome", "result.answer", ({ outcome }) => outcome ?? "", "outcome"),
];

/** The people of a scope with their results as a file: the settled one, else the proposed one; no word that was written. */
export async function exportReviews(
  context: Context,
  { scope, ...filters }: { scope: Scope } & Partial<Omit<PeopleFilters, "page">>,
  batch = askedAtOnce,
): Promise<Sheet> {
  const all: ReviewedPerson[] = [];
  let total = 0;
  do {
    const found = await listReviewed(
      context,
      scope,
      { text: "", ...filters, page: 1 },
      { limit: batch, offset: all.length },
    );
    all.push(...found.rows);
    total = found.rows.length === 0 ? 0 : found.total;
  } while (all.length < total);
  return sheet("navigation.module", columns, all);
}
