import type { Outcome } from "#app/platform/signatures/document-state.ts";
import { managersAbove } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { ProbationDecision } from "../domain/probation.ts";
import type { RatedThings } from "../domain/rated.ts";
import type { Scores } from "../domain/scores.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

/** An option of the cycle's calibration question, and a box of its grid. */
export type ReviewResult = { option: string | null; row: number | null; column: number | null };

export type RevieweeRecord = {
  id: string;
  cycleId: string;
  employeeId: string;
  managerId: string | null;
  anchorOn: string;
  /** What was to be rated when the review began; null in cycles that kept none. */
  rated: RatedThings | null;
  /** The group of the cycle whose questions are asked; '' where it is none. */
  formGroup: string;
  /** What follows from the review, as the accountable manager answered it. */
  outcomeOption: string | null;
  decision: ProbationDecision | null;
  decisionReason: string | null;
  decidedAt: string | null;
  proposed: ReviewResult | null;
  settled: ReviewResult | null;
  promotionStatus: string | null;
  scores: Scores;
  sharedAt: string | null;
  outcome: Outcome | null;
  removed: boolean;
  version: number;
};

const resultOf = (which: "proposed" | "settled"): Sql => {
  const [option, row, column] = ["option", "row", "column"].map((part) => sql.ref(`r.${which}_${part}`));
  return sql`case when num_nonnulls(${option}, ${row}, ${column}) > 0 then jsonb_build_object('option', ${option},
    'row', ${row}, 'column', ${column}) end`;
};

/** What the accountable manager proposed, what was settled, and the scores, of a reviewee called `r`. */
export const resultColumns = sql`${resultOf("proposed")} as proposed, ${resultOf("settled")} as settled,
  r.promotion_status as "promotionStatus",
  jsonb_build_object('overall', r.score_overall, 'goals', r.score_goals, 'competencies', r.score_competencies,
    'questions', r.score_questions) as scores`;

/** The option that stands for a reviewee called `r`: the settled one, else the proposed one. */
export const standingOption = sql`coalesce(r.settled_option, r.proposed_option)`;

/** What was to be rated of a reviewee called `r` when the review began, with the goals that count. */
export const ratedThings = sql`case when r.goal_weights is null then r.rated
  else r.rated || jsonb_build_object('weights', r.goal_weights) end`;

const columns = sql`r.id, r.cycle_id as "cycleId", r.employee_id as "employeeId", r.manager_id as "managerId",
  r.anchor_on::text as "anchorOn", ${ratedThings} as rated, r.form_group as "formGroup",
  r.outcome_option as "outcomeOption", r.decision, r.decision_reason as "decisionReason",
  ${instant(sql`r.decided_at`)} as "decidedAt", ${resultColumns},
  ${instant(sql`r.shared_at`)} as "sharedAt", r.outcome, r.removed_at is not null as removed, r.version`;

/** All that rules about a result test. */
export type ResultFacts = {
  kind: "ReviewResult";
  employeeId: string;
  managerId: string | null;
  aboveIds: string[];
  shared: boolean;
};

export async function resultFacts(context: Context, reviewee: RevieweeRecord): Promise<ResultFacts> {
  const { employeeId, managerId, sharedAt } = reviewee;
  const above = await managersAbove(context, [employeeId]);
  return {
    kind: "ReviewResult",
    employeeId,
    managerId,
    aboveIds: above.get(employeeId) ?? [],
    shared: sharedAt !== null,
  };
}

/** The reviewee, whoever asks: what they may do is asked besides. */
export async function readReviewee(context: Context, which: Sql): Promise<RevieweeRecord> {
  const found = await firstRow<RevieweeRecord>(context, sql`select ${columns} from {review_reviewee} r where ${which}`);
  if (!found) throw notFound("ReviewResult");
  return found;
}
