import { z } from "zod";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { documentsOn, type SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { readCycle } from "../data/cycle-record.ts";
import { readForms } from "../data/form-record.ts";
import { readReviewee, resultFacts, type RevieweeRecord } from "../data/reviewee-record.ts";
import type { Scores } from "../domain/scores.ts";
import { audiences, type Audience } from "../domain/visibility.ts";
import {
  contentFor,
  numbers,
  resultOf,
  type ResultInWords,
  type ShownForm,
  type ShownQuestion,
} from "./result-content.ts";
import { resultDocument } from "./result-document.ts";
import { sql } from "#tenancy/sql.ts";

export const resultPageInput = z.object({
  reviewId: z.guid(),
  employeeId: z.guid(),
  view: z.enum(["question", "people"]).optional().catch(undefined),
  provider: z.string().optional(),
  as: z.enum(audiences).optional().catch(undefined),
});

export type ResultPage = {
  revieweeId: string;
  cycleId: string;
  cycle: string;
  period: { from: string; to: string };
  employee: PersonSummary;
  manager: PersonSummary | null;
  audience: Audience;
  /** As whom the result can be looked at. */
  previews: readonly Audience[];
  result: ResultInWords | null;
  scores: Scores | null;
  promotionStatus: string | null;
  forms: ShownForm[];
  questions: ShownQuestion[];
  hiddenUpward: boolean;
  sharedAt: string | null;
  outcome: string | null;
  asksAnswer: "NONE" | "ACKNOWLEDGE" | "SIGN";
  mine: boolean;
  may: { share: boolean; reopen: boolean; acknowledge: boolean; refuse: boolean };
  /** What is to be signed or acknowledged: sent back with the answer. */
  digest: string | null;
  /** How it was answered, the latest first; a reopened result keeps what was answered before. */
  documents: SignedDocumentView[];
  version: number;
};

/** A result as the audience the actor belongs to reads it; 404 for everybody else. */
export async function resultPage(
  context: Context,
  { reviewId, employeeId, as }: z.output<typeof resultPageInput>,
): Promise<ResultPage> {
  const reviewee = await readReviewee(
    context,
    sql`r.cycle_id = ${reviewId} and r.employee_id = ${employeeId} and r.removed_at is null order by r.anchor_on desc limit 1`,
  );
  const facts = await resultFacts(context, reviewee);
  await authorize(context, "view", facts);
  const cycle = await readCycle(context, reviewId);
  const ability = await context.ability();
  const own = await audienceOf(context, reviewee);
  const previews = audiences.slice(0, audiences.indexOf(own) + 1);
  const audience = as && previews.includes(as) ? as : own;
  const may = (action: string) => ability.decide(action, facts).allowed;
  const submitted = await readForms(
    context,
    sql`f.reviewee_id = ${reviewee.id} and f.status = 'SUBMITTED' and f.removed_at is null`,
  );
  const people = await peopleByIds(context, [
    employeeId,
    ...(reviewee.managerId ? [reviewee.managerId] : []),
    ...submitted.map(({ reviewerId }) => reviewerId),
  ]);
  const content = await contentFor(context, { cycle, reviewee, submitted, audience, people });
  const { sharing } = cycle.settings;
  const open = reviewee.sharedAt !== null && reviewee.outcome === null && sharing.answer !== "NONE";
  const mayAnswer = open && may("acknowledge");
  const mayRefuse = open && own !== "REVIEWEE" && may("share");
  const seesResult = audience !== "REVIEWEE" || sharing.result;
  return {
    revieweeId: reviewee.id,
    cycleId: cycle.id,
    cycle: cycle.name,
    period: { from: cycle.periodStartsOn, to: cycle.periodEndsOn },
    employee: people.get(employeeId)!,
    manager: reviewee.managerId ? (people.get(reviewee.managerId) ?? null) : null,
    audience,
    previews,
    result: seesResult ? resultOf(cycle, reviewee) : null,
    scores: audience !== "REVIEWEE" || sharing.overallScore ? numbers(reviewee.scores) : null,
    promotionStatus: audience === "REVIEWEE" ? null : reviewee.promotionStatus,
    ...content,
    sharedAt: reviewee.sharedAt,
    outcome: reviewee.outcome,
    asksAnswer: sharing.answer,
    mine: employeeId === context.actor.employeeId,
    may: {
      share: reviewee.sharedAt === null && may("share") && (own === "ADMIN" || sharing.mode === "MANAGER"),
      reopen: reviewee.sharedAt !== null && may("reopen"),
      acknowledge: mayAnswer,
      refuse: mayRefuse,
    },
    digest: mayAnswer || mayRefuse ? (await resultDocument(context, reviewee)).digest : null,
    documents: await documentsOn(context, "ReviewResult", [reviewee.id]),
    version: reviewee.version,
  };
}

/** Nobody reads more of their own result than it shares with them, whatever they administer. */
async function audienceOf(context: Context, { employeeId }: RevieweeRecord): Promise<Audience> {
  if (employeeId === context.actor.employeeId) return "REVIEWEE";
  return (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed ? "ADMIN" : "MANAGER";
}
