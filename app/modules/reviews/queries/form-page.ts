import { z } from "zod";
import { goalsOfPeriod, type GoalOfPeriod } from "#app/modules/goals/index.ts";
import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { AccountAsked, AccountItem } from "#app/platform/contributions/account.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import {
  answersOf,
  askedIn,
  closedForm,
  formFacts,
  masksOf,
  readForms,
  valuesOf,
  type FormRecord,
} from "../data/form-record.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { toldWhoSubmitted, type NominationStatus } from "../data/nomination-record.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { gridOf } from "../domain/rating-of-box.ts";
import type { Element, Option } from "../domain/elements.ts";
import type { FormField, Rated } from "../domain/fields.ts";
import { choosesGoals, type GoalWeights } from "../domain/goal-weights.ts";
import type { Closed, FormState } from "../domain/form-state.ts";
import type { Grid } from "../domain/grid.ts";
import { nominatesIn } from "../domain/nominates-in.ts";
import { countedStates, statusUntold } from "../domain/nomination-state.ts";
import { inMaskedOrder } from "../domain/masked-order.ts";
import { providers, type Provider } from "../domain/providers.ts";
import { fieldsSpokenTo, told, toldElements } from "../domain/spoken.ts";
import { scoresOf, type Scores } from "../domain/scores.ts";
import { defaultShown } from "../domain/visibility.ts";
import { earlierReviews, type EarlierReview } from "./earlier-reviews.ts";
import { periodOfPerson } from "./period-of-person.ts";
import { pastResults, type PastResult } from "./past-results.ts";
import { sql } from "#tenancy/sql.ts";

export const formPageInput = z.object({
  reviewId: z.guid(),
  employeeId: z.guid(),
  provider: z.enum(providers).optional().catch(undefined),
  /** The day the review began, where somebody is reviewed in one cycle again and again; else the latest. */
  on: z.iso.date().optional().catch(undefined),
});

/** What somebody else wrote that the reviewer may read while writing, by field. */
export type OtherAnswers = { provider: Provider; name: string | null; place: number; answers: Record<string, string> };

export type FormPage = {
  id: string;
  cycleId: string;
  cycle: string;
  period: { from: string; to: string };
  employee: PersonSummary;
  provider: Provider;
  /** Other forms of the same reviewer about the same person. */
  others: Provider[];
  anchorOn: string;
  status: FormState;
  dueOn: string;
  submittedAt: string | null;
  closed: Closed | null;
  elements: Element[];
  fields: FormField[];
  answers: Record<string, { value: string; version: number }>;
  scores: Scores;
  showScore: boolean;
  asksSummary: boolean;
  /** What is often asked about the review, answered; empty where nothing is. */
  faq: string;
  result: { question: string; options: Option[]; grid: Grid | null; promotion: boolean } | null;
  /** What follows from the review, asked of who is accountable. */
  outcome: { question: string; options: Option[] } | null;
  /** For whoever says which goals count: all of the period, and what each weighs; null for others. */
  goalChoice: { goals: Rated[]; weights: GoalWeights | null; version: number } | null;
  goals: GoalOfPeriod[];
  said: OtherAnswers[];
  /** What the reviewer wrote about the person before. */
  earlier: EarlierReview[];
  /** What rooms tell of the period, as far as the reviewer may read it. */
  account: AccountItem[];
  /** Earlier results of the person, for themselves and for who is accountable. */
  results: PastResult[];
  /** Where peers are nominated in the form: whom they have nominated, how many are asked for and count. */
  peers: { least: number; counted: number; nominated: { person: PersonSummary; status: NominationStatus }[] } | null;
  /** What the person reviewed will read of it. */
  readers: { questions: "ALL" | "SOME" | "NONE"; named: boolean };
};

/** The form of the actor about somebody; 404 where they have none. */
export async function formPage(
  context: Context,
  { reviewId, employeeId, provider, on }: z.output<typeof formPageInput>,
): Promise<FormPage> {
  const me = context.actor.employeeId;
  const mine = await readForms(
    context,
    sql`r.cycle_id = ${reviewId} and r.employee_id = ${employeeId} and f.reviewer_id = ${me} and f.removed_at is null
      and r.removed_at is null`,
  );
  const form = chosenForm(mine, { provider, on });
  if (!form) throw notFound("ReviewForm");
  await authorize(context, "view", formFacts(form));
  const { cycle, elements, fields } = await askedIn(context, form);
  const employee = (await peopleByIds(context, [employeeId])).get(employeeId)!;
  const nominates = nominatesIn(cycle.settings, form.provider, elements);
  const shown = elements.filter(({ kind }) => kind !== "PEER_NOMINATION" || nominates);
  const about = { name: employee.name, cycle: cycle.name };
  const answers = await answersOf(context, form.id);
  const { filling } = cycle.settings;
  const showEvidence = filling.showEvidence && form.provider !== "NOMINATOR";
  const period = await periodOfPerson(context, cycle, form);
  return {
    id: form.id,
    cycleId: cycle.id,
    cycle: cycle.name,
    period,
    employee,
    provider: form.provider,
    others: mine.filter(({ id, anchorOn }) => id !== form.id && anchorOn === form.anchorOn).map((one) => one.provider),
    anchorOn: form.anchorOn,
    status: form.status,
    dueOn: form.dueOn,
    submittedAt: form.submittedAt,
    closed: closedForm({ form, cycle }, context.today()),
    elements: toldElements(shown, about),
    fields: fieldsSpokenTo(form.provider, { fields, elements }, about),
    answers: Object.fromEntries(answers),
    scores: scoresOf(elements, fields, valuesOf(answers)),
    showScore: filling.showScore,
    faq: told(filling.faq, about),
    asksSummary: filling.periodSummary && form.provider !== "NOMINATOR",
    peers: nominates ? await peersNominated(context, form, cycle) : null,
    result: resultAsked(form, cycle.settings),
    outcome: outcomeAsked(form, cycle.settings),
    goalChoice: goalChoiceOf(form, elements),
    goals:
      showEvidence && context.actor.features.includes("GOAL") ? await goalsOfPeriod(context, employeeId, period) : [],
    said: await saidBy(context, form, cycle.settings),
    earlier: await earlierReviews(context, form, fields),
    account: showEvidence ? await accountOf(context, { employeeId, ...period }) : [],
    results: resultsShown.includes(form.provider)
      ? await pastResults(context, [employeeId], { exceptCycleId: cycle.id })
      : [],
    readers: readersOf(cycle.settings, form.provider),
  };
}

function resultAsked({ provider }: FormRecord, settings: CycleSettings): FormPage["result"] {
  const { question, options, promotion, on } = settings.calibration;
  return provider === "MANAGER" && on ? { question, options, grid: gridOf(settings), promotion } : null;
}

function outcomeAsked({ provider }: FormRecord, { calibration }: CycleSettings): FormPage["outcome"] {
  const { outcomeOn, outcomeQuestion, outcomeOptions } = calibration;
  return provider === "MANAGER" && outcomeOn ? { question: outcomeQuestion, options: outcomeOptions } : null;
}

function goalChoiceOf({ provider, rated, revieweeVersion }: FormRecord, elements: readonly Element[]) {
  if (!choosesGoals(elements, provider) || !rated || rated.goals.length === 0) return null;
  return { goals: [...rated.goals], weights: rated.weights ?? null, version: revieweeVersion };
}

async function peersNominated(context: Context, form: FormRecord, cycle: CycleRecord): Promise<FormPage["peers"]> {
  const told = await toldWhoSubmitted(context, cycle, form);
  const rows = await context.rows<{ id: string; status: NominationStatus }>(
    sql`select nominee_id as id, status from {review_nomination} where reviewee_id = ${form.revieweeId}
      and status <> 'WITHDRAWN' order by created_at, id`,
  );
  const people = await peopleByIds(
    context,
    rows.map(({ id }) => id),
  );
  const nominated = rows.flatMap(({ id, status }) =>
    people.has(id) ? [{ person: people.get(id)!, status: told ? status : statusUntold(status) }] : [],
  );
  const counted = rows.filter(({ status }) => countedStates.includes(status)).length;
  return { least: cycle.settings.reviewers.minPeers, counted, nominated };
}

/** Who reads earlier results anyway. */
const resultsShown: readonly Provider[] = ["SELF", "MANAGER"];

/** All that rooms tell, the newest first. */
async function accountOf(context: Context, asked: AccountAsked): Promise<AccountItem[]> {
  const items: AccountItem[] = [];
  for (const tell of context.accounts) items.push(...(await tell(context, asked)));
  return items.sort((a, b) => b.at.localeCompare(a.at));
}

/** The one that is asked for; else one that is still open, else the latest. */
function chosenForm(
  mine: readonly FormRecord[],
  { provider, on }: { provider?: Provider | undefined; on?: string | undefined },
): FormRecord | undefined {
  const fitting = mine.filter((one) => (!on || one.anchorOn === on) && (!provider || one.provider === provider));
  const among = fitting.length > 0 ? fitting : mine;
  return among.find(({ status }) => status !== "SUBMITTED") ?? among[0];
}

/** The self review and peers' answers for the manager, the self review for peers: as the cycle says, and once submitted. */
async function saidBy(
  context: Context,
  form: FormRecord,
  { filling, reviewers }: CycleSettings,
): Promise<OtherAnswers[]> {
  const read: Provider[] =
    form.provider === "MANAGER"
      ? [
          ...(filling.managerSeesSelf ? (["SELF"] as const) : []),
          ...(filling.managerSeesPeers ? (["PEER", "EXTERNAL"] as const) : []),
        ]
      : form.provider === "PEER" && reviewers.peersSeeSelf
        ? ["SELF"]
        : [];
  if (read.length === 0) return [];
  const submitted = await readForms(
    context,
    sql`f.reviewee_id = ${form.revieweeId} and f.provider = any(${read}::text[]) and f.status = 'SUBMITTED'
      and f.removed_at is null`,
  );
  const people = await peopleByIds(
    context,
    submitted.flatMap(({ reviewerId }) => reviewerId ?? []),
  );
  const rows = await context.rows<{ formId: string; answers: Record<string, string> }>(
    sql`select form_id as "formId", jsonb_object_agg(field, value) as answers from {review_answer}
      where form_id = any(${submitted.map(({ id }) => id)}::uuid[]) group by form_id`,
  );
  const masks = await masksOf(context, "form", context.actor.employeeId, form.revieweeId);
  const nameOf = ({ provider, reviewerId, externalName }: FormRecord) =>
    reviewerId && (provider === "SELF" || reviewers.peersNamedToManager)
      ? (people.get(reviewerId)?.name ?? null)
      : externalName;
  const ordered = inMaskedOrder(
    submitted.map((one) => ({ ...one, mask: masks.get(one.id)!, named: nameOf(one) !== null })),
  );
  return ordered.map(({ id, ...one }) => ({
    provider: one.provider,
    place: one.place,
    name: nameOf({ id, ...one }),
    answers: rows.find(({ formId }) => formId === id)?.answers ?? {},
  }));
}

function readersOf({ sharing }: CycleSettings, provider: Provider): FormPage["readers"] {
  const { questions, selected } = sharing.reviewee[provider] ?? defaultShown(provider);
  return {
    questions: questions === "ALL_QUESTIONS" ? "ALL" : selected.length > 0 ? "SOME" : "NONE",
    named: !["PEER", "UPWARD", "EXTERNAL"].includes(provider),
  };
}
