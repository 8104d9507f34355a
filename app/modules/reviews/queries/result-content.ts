import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { offeredCompetencies } from "#app/modules/develop/index.ts";
import type { Reading } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { formsOfGroup, type CycleRecord } from "../data/cycle-record.ts";
import { masksOf, readForms, type FormRecord } from "../data/form-record.ts";
import type { RevieweeRecord } from "../data/reviewee-record.ts";
import { gridOf } from "../domain/rating-of-box.ts";
import { hasSteps, toldAnswer, type AnswerType } from "../domain/asked-as.ts";
import type { Option } from "../domain/elements.ts";
import { commentOf, fieldsOf, summaryField, type FormField, type Rated } from "../domain/fields.ts";
import type { GoalWeights } from "../domain/goal-weights.ts";
import { noScores, scoresOf, type Scores } from "../domain/scores.ts";
import { inMaskedOrder } from "../domain/masked-order.ts";
import type { Provider } from "../domain/providers.ts";
import type { RatedThings } from "../domain/rated.ts";
import { shownTo, showsQuestion, visibleKey, type Audience } from "../domain/visibility.ts";
import { ratedNow } from "./rated-now.ts";
import { readingFor } from "./reading-for.ts";
import { told } from "../domain/spoken.ts";
import { sql } from "#tenancy/sql.ts";

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

/** A result in the words of the cycle. */
export type ResultInWords = { label: string; box: string | null; settled: boolean; reason: string | null };

type Given = { cycle: CycleRecord; reviewee: RevieweeRecord; audience: Audience };

export type ShownContent = {
  forms: ShownForm[];
  questions: ShownQuestion[];
  hiddenUpward: boolean;
  /** What the forms that are shown are called here, by their ids: for rooms of the server, never for a reader. */
  idsShown: ReadonlyMap<string, string>;
  /** The person, who is accountable, and reviewers, for who is named. */
  people: ReadonlyMap<string, PersonSummary>;
};

/**
 * What an audience reads of the forms that were submitted, as the cycle says: nothing else of them leaves here. Competencies
 * and goals are called what they were called when the review began. Forms of who is not named stand in an order of each
 * reader's own; what the person reviewed reads is the same whoever looks at it.
 */
export async function contentFor(context: Context, { cycle, reviewee, audience }: Given): Promise<ShownContent> {
  const submitted = await readForms(
    context,
    sql`f.reviewee_id = ${reviewee.id} and f.status = 'SUBMITTED' and f.removed_at is null`,
  );
  const { employeeId, managerId } = reviewee;
  const concerned = [employeeId, managerId, ...submitted.map(({ reviewerId }) => reviewerId)].filter(
    (id) => id !== null,
  );
  const people = await peopleByIds(context, concerned);
  const elements = await formsOfGroup(context, cycle.id, reviewee.formGroup);
  const stored = await context.rows<{ formId: string; answers: Record<string, string> }>(
    sql`select form_id as "formId", jsonb_object_agg(field, value) as answers from {review_answer}
      where form_id = any(${submitted.map(({ id }) => id)}::uuid[]) group by form_id`,
  );
  const rated = await ratedOrAnswered(context, cycle, { reviewee, stored });
  const questions = new Map<string, ShownQuestion>();
  const forms: ShownForm[] = [];
  let hiddenUpward = false;
  const reader = audience === "REVIEWEE" ? employeeId : context.actor.employeeId;
  const masks = await masksOf(context, "result", reader, reviewee.id);
  const reading = readingFor(context);
  const about = { name: people.get(employeeId)?.name ?? "", cycle: cycle.name };
  for (const { shown, ofKind, ...form } of inOrder(submitted, masks, { cycle, audience })) {
    if (form.provider === "UPWARD" && ofKind < cycle.settings.reviewers.fewestUpward && audience !== "ADMIN")
      hiddenUpward = true;
    if (shown.questions !== "ALL" && shown.questions.length === 0) continue;
    const parts = elements.get(form.provider) ?? [];
    if (form.provider === "NOMINATOR" && parts.length === 0) continue;
    const answers = stored.find(({ formId }) => formId === form.id)?.answers ?? {};
    const fields = fieldsOf(parts, rated);
    forms.push({
      id: form.mask,
      provider: form.provider,
      name: shown.named ? nameOf(form, people) : null,
      place: form.place,
      summary: shown.questions === "ALL" ? (answers[summaryField] ?? "") : "",
      scores: shown.score ? scoresOf(parts, fields, answers) : noScores,
    });
    for (const field of fields) {
      if (!showsQuestion(shown, visibleKey(field.field))) continue;
      const answer = answered(form.mask, field, answers, { score: shown.score, reading });
      if (!answer) continue;
      // Two goals may have the same title; the same question of two forms is one.
      const key = field.kind === "QNA" ? field.text : field.field.split(":").at(-1)!;
      const title = parts.find(({ id }) => id === field.elementId)?.title ?? "";
      const question = questions.get(key) ?? {
        key,
        text: field.kind === "QNA" ? told(field.text, about) : field.text,
        element: told(title, about),
        answerType: field.answerType,
        best: bestOf(field.options),
        answers: [],
      };
      question.answers.push(answer);
      questions.set(key, question);
    }
  }
  return { forms, questions: [...questions.values()], hiddenUpward, people, idsShown: masks };
}

/** The forms with what the audience is shown of each, as they stand to its reader. */
function inOrder(
  submitted: readonly FormRecord[],
  masks: ReadonlyMap<string, string>,
  { cycle, audience }: Pick<Given, "cycle" | "audience">,
) {
  const ofKinds = Map.groupBy(submitted, ({ provider }) => provider);
  return inMaskedOrder(
    submitted.map((form) => {
      const ofKind = ofKinds.get(form.provider)!.length;
      const shown = shownTo(cycle.settings, audience, form.provider, ofKind);
      return { ...form, shown, ofKind, mask: masks.get(form.id)!, named: shown.named };
    }),
  );
}

const nameOf = ({ reviewerId, externalName }: FormRecord, people: ReadonlyMap<string, PersonSummary>) =>
  reviewerId ? (people.get(reviewerId)?.name ?? null) : externalName;

function answered(
  formId: string,
  asked: FormField,
  answers: Record<string, string>,
  { score, reading }: { score: boolean; reading: Reading },
): ShownAnswer | null {
  const { field, options, answerType } = asked;
  const value = answers[field] ?? "";
  const comment = answers[commentOf(field)] ?? "";
  if (value === "" && comment === "") return null;
  const option = options.find(({ id }) => id === value);
  return {
    formId,
    option: score ? (option?.label ?? null) : null,
    score: score ? (option?.score ?? null) : null,
    text: hasSteps(answerType) ? "" : toldAnswer(asked, value, reading),
    comment,
  };
}

const bestOf = (options: readonly Option[]) => Math.max(0, ...options.map(({ score }) => score));

type Stored = { reviewee: RevieweeRecord; stored: readonly { answers: Record<string, string> }[] };

/** What was to be rated, and what was rated besides. */
async function ratedOrAnswered(
  context: Context,
  cycle: CycleRecord,
  { reviewee, stored }: Stored,
): Promise<RatedThings> {
  const { competencies, goals, weights = null } = reviewee.rated ?? (await ratedNow(context, cycle, reviewee));
  return {
    competencies: await withAnswered(context, competencies, stored),
    goals,
    weights: weights && { ...answeredGoals(stored), ...weights },
  };
}

/** What somebody rated before a goal no longer counted is read, and weighs nothing. */
function answeredGoals(stored: readonly { answers: Record<string, string> }[]): GoalWeights {
  const fields = stored.flatMap(({ answers }) => Object.keys(answers)).filter((field) => field.startsWith("g:"));
  return Object.fromEntries(fields.map((field) => [field.split(":")[2]!, 0]));
}

/** Those that were asked for, and others that were rated: no answer vanishes with what a job asks. */
async function withAnswered(
  context: Context,
  asked: readonly Rated[],
  stored: readonly { answers: Record<string, string> }[],
): Promise<Rated[]> {
  const known = new Set(asked.map(({ id }) => id));
  const answered = stored.flatMap(({ answers }) => Object.keys(answers)).filter((field) => field.startsWith("c:"));
  const others = new Set(answered.map((field) => field.split(":")[2]!).filter((id) => !known.has(id)));
  if (others.size === 0) return [...asked];
  const named = (await offeredCompetencies(context)).filter(({ id }) => others.has(id));
  return [...asked, ...named];
}

/**
 * The settled result, else the proposed one, in the words of the cycle, as far as the audience reads it: the person
 * reviewed where the cycle shares it with them, and the box, which judges their potential, by a switch of its own.
 */
export function resultOf(
  { settings }: Pick<CycleRecord, "settings">,
  { settled, proposed }: Pick<RevieweeRecord, "settled" | "proposed">,
  audience: Audience,
): ResultInWords | null {
  const { sharing } = settings;
  const [seesResult, seesBox] = audience === "REVIEWEE" ? [sharing.result, sharing.box] : [true, true];
  const stands = settled ?? proposed;
  if (!stands || !seesResult) return null;
  const label = settings.calibration.options.find(({ id }) => id === stands.option)?.label ?? "";
  const stood = gridOf(settings)?.boxes.find(({ row, column }) => row === stands.row && column === stands.column);
  return { label, box: (seesBox && stood?.label) || null, settled: settled !== null, reason: null };
}

/** What follows from the review, in words; for the person reviewed by a switch of its own. */
export type OutcomeInWords = { question: string; label: string };

export function outcomeOf(
  { settings: { calibration, sharing } }: CycleRecord,
  { outcomeOption }: Pick<RevieweeRecord, "outcomeOption">,
  audience: Audience,
): OutcomeInWords | null {
  if (audience === "REVIEWEE" && !sharing.outcome) return null;
  const label = calibration.outcomeOptions.find(({ id }) => id === outcomeOption)?.label;
  return label && calibration.outcomeOn ? { question: calibration.outcomeQuestion, label } : null;
}

export function numbers(scores: Scores): Scores {
  const number = (score: number | null) => (score === null ? null : Number(score));
  return {
    overall: number(scores.overall),
    goals: number(scores.goals),
    competencies: number(scores.competencies),
    questions: number(scores.questions),
  };
}
