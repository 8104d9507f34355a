import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { sheetsIn } from "#app/platform/files/sheet-words.ts";
import type { LongSheet, SheetColumn } from "#app/platform/files/sheet.ts";
import { teamScopes, type Scope } from "../review-places.ts";
import { listReviewed, peopleFilters, type PeopleFilters, type ReviewedPerson } from "./people-of-reviews.ts";
import { wordsOf } from "./words.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { heldAtOnce, pagesBySlice } from "#app/platform/files/sheet-pages.ts";
import { feature } from "#app/platform/http/can.ts";
import type { Slice } from "#app/platform/http/paging.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";

const { date, number, long, text } = sheetsIn(wordsOf);

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
  batch = heldAtOnce,
): Promise<LongSheet> {
  const read = (slice: Slice) =>
    listReviewed(context, scope, { text: "", ...filters, page: 1 }, slice).then(({ rows }) => rows);
  return long("navigation.module", columns, pagesBySlice(read, batch));
}

/** Who is reviewed, how far, and the result that stands: of the people the list was narrowed to. */
export const reviewListExport = listExport({
  kind: "reviews.people-list",
  can: feature("REVIEW"),
  input: z.object({
    scope: z.enum([...teamScopes, "company"]),
    ...peopleFilters.omit({ page: true, reviewViewType: true }).shape,
    format: sheetFormatInput,
  }),
  name: (context) => `reviews-${context.today()}`,
  sheet: (context, asked) => exportReviews(context, asked),
});
