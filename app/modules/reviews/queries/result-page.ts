import { competenciesToPlan } from "#app/modules/develop/index.ts";
import type { Outcome } from "#app/platform/signatures/document-state.ts";
import { z } from "zod";
import { nextMeetingWith } from "#app/modules/one-on-ones/index.ts";
import type { PersonSummary } from "#app/modules/people/index.ts";
import type { Granted } from "#app/platform/ability/granted.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { documentsOn, type SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { readReviewee, resultFacts, type RevieweeRecord } from "../data/reviewee-record.ts";
import { actionKinds, type ActionKind } from "../domain/action.ts";
import { decidesProbation, type ProbationDecision } from "../domain/probation.ts";
import { periodOfPerson } from "./period-of-person.ts";
import type { Scores } from "../domain/scores.ts";
import { audiences, type Audience } from "../domain/visibility.ts";
import { actionsOf, type PlannedAction } from "./action-plan.ts";
import {
  contentFor,
  numbers,
  outcomeOf,
  resultOf,
  type OutcomeInWords,
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
  /** The day the review began, where somebody is reviewed in one cycle again and again; else the latest. */
  on: z.iso.date().optional().catch(undefined),
  as: z.enum(audiences).optional().catch(undefined),
});

export type ResultPage = {
  revieweeId: string;
  cycleId: string;
  cycle: string;
  anchorOn: string;
  period: { from: string; to: string };
  employee: PersonSummary;
  manager: PersonSummary | null;
  audience: Audience;
  /** As whom the result can be looked at. */
  previews: readonly Audience[];
  result: ResultInWords | null;
  follows: OutcomeInWords | null;
  scores: Scores | null;
  promotionStatus: string | null;
  forms: ShownForm[];
  questions: ShownQuestion[];
  hiddenUpward: boolean;
  sharedAt: string | null;
  outcome: Outcome | null;
  asksAnswer: "NONE" | "ACKNOWLEDGE" | "SIGN";
  mine: boolean;
  /** What the reader may do to it now: share, reopen, acknowledge, refuse, plan, decide. */
  granted: Granted;
  /** How the probation ends; null where the review is of none. */
  probation: { decision: ProbationDecision | null; reason: string | null; decidedAt: string | null } | null;
  /** Key of the words that say by which rule the reader sees it. */
  because: string;
  actions: PlannedAction[];
  /** What items of the plan can become, by the modules there are and the 1:1s that lie ahead. */
  actionKinds: ActionKind[];
  /** Towards which competencies a step can be planned. */
  competencies: { id: string; name: string }[];
  /** What is to be signed or acknowledged: sent back with the answer. */
  digest: string | null;
  /** How it was answered, the latest first; a reopened result keeps what was answered before. */
  documents: SignedDocumentView[];
  version: number;
};

/** A result as the audience the actor belongs to reads it; 404 for everybody else. */
export async function resultPage(
  context: Context,
  { reviewId, employeeId, as, on }: z.output<typeof resultPageInput>,
): Promise<ResultPage> {
  const reviewee = await readReviewee(
    context,
    sql`r.cycle_id = ${reviewId} and r.employee_id = ${employeeId} and r.removed_at is null
      and ${on ? sql`r.anchor_on = ${on}::date` : sql`true`} order by r.anchor_on desc limit 1`,
  );
  const facts = await resultFacts(context, reviewee);
  await authorize(context, "view", facts);
  const cycle = await readCycle(context, reviewId);
  const ability = await context.ability();
  const own = await audienceOf(context, reviewee);
  const previews = audiences.slice(0, audiences.indexOf(own) + 1);
  const audience = as && previews.includes(as) ? as : own;
  const may = (action: string) => ability.decide(action, facts).allowed;
  const { people, idsShown: _, ...content } = await contentFor(context, { cycle, reviewee, audience });
  const { sharing } = cycle.settings;
  const decides = decidesProbation(cycle.settings.details.preset);
  const acts = actsOn({ reviewee, cycle, own, may });
  const competencies = acts.has("plan") ? await competenciesToPlan(context, employeeId) : [];
  return {
    revieweeId: reviewee.id,
    cycleId: cycle.id,
    cycle: cycle.name,
    anchorOn: reviewee.anchorOn,
    period: await periodOfPerson(context, cycle, reviewee),
    employee: people.get(employeeId)!,
    manager: reviewee.managerId ? (people.get(reviewee.managerId) ?? null) : null,
    audience,
    previews,
    result: resultOf(cycle, reviewee, audience),
    follows: outcomeOf(cycle, reviewee, audience),
    scores: audience !== "REVIEWEE" || sharing.overallScore ? numbers(reviewee.scores) : null,
    promotionStatus: audience === "REVIEWEE" ? null : reviewee.promotionStatus,
    ...content,
    sharedAt: reviewee.sharedAt,
    outcome: reviewee.outcome,
    asksAnswer: sharing.answer,
    mine: employeeId === context.actor.employeeId,
    granted: { records: { ReviewResult: { [reviewee.id]: [...acts] } } },
    probation:
      decides && (audience !== "REVIEWEE" || reviewee.sharedAt !== null)
        ? { decision: reviewee.decision, reason: reviewee.decisionReason, decidedAt: reviewee.decidedAt }
        : null,
    because: ability.decide("view", facts).decidedBy?.because ?? "rules.admin",
    actions: await actionsOf(context, [reviewee.id]),
    actionKinds: await kindsOffered(context, employeeId, competencies.length > 0),
    competencies,
    digest: acts.has("acknowledge") || acts.has("refuse") ? (await resultDocument(context, reviewee)).digest : null,
    documents: await documentsOn(context, "ReviewResult", [reviewee.id]),
    version: reviewee.version,
  };
}

type Asked = { reviewee: RevieweeRecord; cycle: CycleRecord; own: Audience; may: (action: string) => boolean };

/** What may be done to it as it stands. */
function actsOn({ reviewee: { sharedAt, outcome }, cycle, own, may }: Asked): ReadonlySet<string> {
  const { sharing, details } = cycle.settings;
  const open = sharedAt !== null && outcome === null && sharing.answer !== "NONE";
  const acts = {
    share: sharedAt === null && may("share") && (own === "ADMIN" || sharing.mode === "MANAGER"),
    reopen: sharedAt !== null && may("reopen"),
    acknowledge: open && may("acknowledge"),
    refuse: open && own !== "REVIEWEE" && may("share"),
    plan: may("plan"),
    decide: decidesProbation(details.preset) && may("decide"),
  };
  return new Set(Object.entries(acts).flatMap(([act, allowed]) => (allowed ? [act] : [])));
}

async function kindsOffered(context: Context, employeeId: string, toCompetencies: boolean): Promise<ActionKind[]> {
  const { features } = context.actor;
  const talks = features.includes("CHECK_IN") && (await nextMeetingWith(context, employeeId)) !== null;
  const there: Record<ActionKind, boolean> = {
    GOAL: features.includes("GOAL"),
    TASK: features.includes("TASK"),
    COMPETENCY: toCompetencies,
    AGENDA: talks,
    NOTE: true,
  };
  return actionKinds.filter((kind) => there[kind]);
}

/** Nobody reads more of their own result than it shares with them, whatever they administer. */
async function audienceOf(context: Context, { employeeId }: RevieweeRecord): Promise<Audience> {
  if (employeeId === context.actor.employeeId) return "REVIEWEE";
  return (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed ? "ADMIN" : "MANAGER";
}
