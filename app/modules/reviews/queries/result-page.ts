import { z } from "zod";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { cycleForms, readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { readForms, type FormRecord } from "../data/form-record.ts";
import { readReviewee, resultFacts, type RevieweeRecord } from "../data/reviewee-record.ts";
import { gridOf } from "../domain/cycle-settings.ts";
import type { AnswerType, Option } from "../domain/elements.ts";
import { commentOf, fieldsOf, summaryField, type FormField } from "../domain/fields.ts";
import { noScores, scoresOf, type Scores } from "../domain/scores.ts";
import type { Provider } from "../domain/providers.ts";
import { audiences, shownTo, showsQuestion, visibleKey, type Audience } from "../domain/visibility.ts";
import { competenciesOf } from "./competencies-of.ts";
import { goalsOfPeriod } from "#app/modules/goals/index.ts";
import { sql } from "#tenancy/sql.ts";

export const resultPageInput = z.object({
  reviewId: z.guid(),
  employeeId: z.guid(),
  view: z.enum(["question", "people"]).optional().catch(undefined),
  provider: z.string().optional(),
  as: z.enum(audiences).optional().catch(undefined),
});

/** What one reviewer answered to one question. */
export type ShownAnswer = {
  formId: string;
  option: string | null;
  score: number | null;
  text: string;
  comment: string;
};
export type ShownQuestion = {
  key: string;
  text: string;
  element: string;
  answerType: AnswerType;
  best: number;
  answers: ShownAnswer[];
};
export type ShownForm = {
  id: string;
  provider: Provider;
  name: string | null;
  place: number;
  summary: string;
  scores: Scores;
};

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
  result: { label: string; box: string | null; settled: boolean; reason: string | null } | null;
  scores: Scores | null;
  promotionStatus: string | null;
  forms: ShownForm[];
  questions: ShownQuestion[];
  hiddenUpward: boolean;
  sharedAt: string | null;
  outcome: string | null;
  asksAnswer: "NONE" | "ACKNOWLEDGE" | "SIGN";
  mine: boolean;
  may: { share: boolean; reopen: boolean; acknowledge: boolean };
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
      acknowledge:
        reviewee.sharedAt !== null && reviewee.outcome === null && may("acknowledge") && sharing.answer !== "NONE",
    },
    version: reviewee.version,
  };
}

/** Nobody reads more of their own result than it shares with them, whatever they administer. */
async function audienceOf(context: Context, { employeeId }: RevieweeRecord): Promise<Audience> {
  if (employeeId === context.actor.employeeId) return "REVIEWEE";
  return (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed ? "ADMIN" : "MANAGER";
}

type Given = {
  cycle: CycleRecord;
  reviewee: RevieweeRecord;
  submitted: readonly FormRecord[];
  audience: Audience;
  people: ReadonlyMap<string, PersonSummary>;
};

async function contentFor(context: Context, { cycle, reviewee, submitted, audience, people }: Given) {
  const elements = await cycleForms(context, cycle.id);
  const rated = {
    competencies: (await competenciesOf(context, [reviewee.employeeId])).get(reviewee.employeeId) ?? [],
    goals: context.actor.features.includes("GOAL")
      ? (await goalsOfPeriod(context, reviewee.employeeId, { from: cycle.periodStartsOn, to: cycle.periodEndsOn })).map(
          ({ id, title }) => ({ id, name: title }),
        )
      : [],
  };
  const stored = await context.rows<{ formId: string; answers: Record<string, string> }>(
    sql`select form_id as "formId", jsonb_object_agg(field, value) as answers from {review_answer} where form_id = any(${submitted.map(({ id }) => id)}::uuid[]) group by form_id`,
  );
  const questions = new Map<string, ShownQuestion>();
  const forms: ShownForm[] = [];
  let hiddenUpward = false;
  for (const form of submitted) {
    const ofKind = submitted.filter(({ provider }) => provider === form.provider).length;
    const shown = shownTo(cycle.settings, audience, form.provider, ofKind);
    if (form.provider === "UPWARD" && ofKind < cycle.settings.reviewers.fewestUpward && audience !== "ADMIN")
      hiddenUpward = true;
    if (shown.questions !== "ALL" && shown.questions.length === 0) continue;
    const parts = elements.get(form.provider) ?? [];
    const answers = stored.find(({ formId }) => formId === form.id)?.answers ?? {};
    const fields = fieldsOf(parts, rated);
    forms.push({
      id: form.id,
      provider: form.provider,
      name: shown.named ? (people.get(form.reviewerId)?.name ?? null) : null,
      place: form.place,
      summary: shown.questions === "ALL" ? (answers[summaryField] ?? "") : "",
      scores: shown.score ? scoresOf(parts, fields, answers) : noScores,
    });
    for (const field of fields) {
      if (!showsQuestion(shown, visibleKey(field.field))) continue;
      const answer = answered(form.id, field, answers, shown.score);
      if (!answer) continue;
      // Two goals may have the same title; the same question of two forms is one.
      const key = field.kind === "QNA" ? field.text : field.field.split(":").at(-1)!;
      const title = parts.find(({ id }) => id === field.elementId)?.title ?? "";
      const question = questions.get(key) ?? {
        key,
        text: field.text,
        element: title,
        answerType: field.answerType,
        best: bestOf(field.options),
        answers: [],
      };
      question.answers.push(answer);
      questions.set(key, question);
    }
  }
  return { forms, questions: [...questions.values()], hiddenUpward };
}

function answered(
  formId: string,
  { field, options, answerType }: FormField,
  answers: Record<string, string>,
  score: boolean,
): ShownAnswer | null {
  const value = answers[field] ?? "";
  const comment = answers[commentOf(field)] ?? "";
  if (value === "" && comment === "") return null;
  const option = options.find(({ id }) => id === value);
  return {
    formId,
    option: score ? (option?.label ?? null) : null,
    score: score ? (option?.score ?? null) : null,
    text: answerType === "NONE" ? value : "",
    comment,
  };
}

const bestOf = (options: readonly Option[]) => Math.max(0, ...options.map(({ score }) => score));

/** The settled result, else the proposed one, in the words of the cycle. */
export function resultOf(
  { settings }: CycleRecord,
  { settled, proposed }: Pick<RevieweeRecord, "settled" | "proposed">,
): ResultPage["result"] {
  const stands = settled ?? proposed;
  if (!stands) return null;
  const label = settings.calibration.options.find(({ id }) => id === stands.option)?.label ?? "";
  const box = gridOf(settings)?.boxes.find(({ row, column }) => row === stands.row && column === stands.column);
  return { label, box: box?.label ?? null, settled: settled !== null, reason: null };
}

function numbers(scores: Scores): Scores {
  const number = (score: number | null) => (score === null ? null : Number(score));
  return {
    overall: number(scores.overall),
    goals: number(scores.goals),
    competencies: number(scores.competencies),
    questions: number(scores.questions),
  };
}
