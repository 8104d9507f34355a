import { objectivesOfMany } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Element } from "../domain/elements.ts";
import { boxField, fieldsOf, outcomeField, promotionField, resultField } from "../domain/fields.ts";
import type { Provider } from "../domain/providers.ts";
import { scoresOf } from "../domain/scores.ts";
import { competenciesOf } from "../queries/competencies-of.ts";
import { answersFor, resultFor } from "./plan-reviews.ts";
import type { SeededForm } from "./seed-forms.ts";
import { sql } from "#tenancy/sql.ts";

type SeedAnswersInput = {
  state: string;
  settings: CycleSettings;
  from: string;
  to: string;
  today: string;
  forms: readonly SeededForm[];
  elements: ReadonlyMap<Provider, readonly Element[]>;
};

type Written = { form: SeededForm; answers: Record<string, string>; submitted: boolean; at: string };

const atOnce = 500;

/** What was written: all of it in a finished cycle, as much as fits the day in one that runs; some are late. */
export async function seedAnswers(context: Context, input: SeedAnswersInput, random: SeededRandom): Promise<void> {
  const { forms, elements, settings, state, today } = input;
  const written: Written[] = [];
  const results: object[] = [];
  for (let from = 0; from < forms.length; from += atOnce) {
    const part = forms.slice(from, from + atOnce);
    const people = [...new Set(part.map(({ employeeId }) => employeeId))];
    const goals = await objectivesOfMany(context, people, { from: input.from, to: input.to });
    const competencies = await competenciesOf(context, people);
    for (const form of part) {
      const [starts, submits] = chances(form, state, today);
      if (!random.chance(starts)) continue;
      const parts = elements.get(form.provider)!;
      const fields = fieldsOf(parts, {
        competencies: competencies.get(form.employeeId)!,
        goals: goals.get(form.employeeId) ?? [],
      });
      const answers = {
        ...answersFor(fields, form.level, random),
        ...resultFor(settings, form.provider, form.level, random),
      };
      const submitted = random.chance(submits);
      const last = form.dueOn < today ? form.dueOn : today;
      const at = `${addDays(last, -random.integer(0, 4))}T14:00:00Z`;
      written.push({ form, answers, submitted, at });
      if (submitted && form.provider === "MANAGER")
        results.push(resultOf(form, answers, scoresOf(parts, fields, answers), { state, at, random }));
    }
  }
  for (let from = 0; from < written.length; from += atOnce)
    await store(context, written.slice(from, from + atOnce), random);
  await storeResults(context, results);
}

/** How likely a form is begun, and submitted once begun. */
function chances(form: SeededForm, state: string, today: string): [number, number] {
  if (state === "PUBLISHED") return form.provider === "MANAGER" || form.provider === "SELF" ? [1, 1] : [0.92, 1];
  if (form.opensOn > today) return [0, 0];
  if (form.provider === "SELF") return [0.95, 0.86];
  return form.provider === "MANAGER" ? [0.35, 0.5] : [0.75, 0.7];
}

type Scored = ReturnType<typeof scoresOf>;

function resultOf(
  { revieweeId }: SeededForm,
  answers: Record<string, string>,
  scores: Scored,
  { state, at, random }: { state: string; at: string; random: SeededRandom },
): object {
  const [row, column] = (answers[boxField] ?? "").split("-").map(Number);
  const done = state === "PUBLISHED";
  const outcome = done && random.chance(0.9) ? "ACKNOWLEDGED" : null;
  return {
    id: revieweeId,
    proposed_option: answers[resultField] ?? null,
    proposed_row: row || null,
    proposed_column: column || null,
    promotion_status: answers[promotionField] ?? null,
    outcome_option: answers[outcomeField] ?? null,
    score_overall: scores.overall,
    score_goals: scores.goals,
    score_competencies: scores.competencies,
    score_questions: scores.questions,
    settled: done,
    shared_at: done ? addMoment(at, 12) : null,
    outcome,
    outcome_at: outcome && addMoment(at, 14),
  };
}

const addMoment = (at: string, days: number) => `${addDays(at.slice(0, 10), days)}T09:00:00Z`;

async function store(context: Context, written: readonly Written[], random: SeededRandom): Promise<void> {
  await context.rows(
    sql`update {review_form} f set status = d.status, started_at = d.at, submitted_at = case when d.status = 'SUBMITTED'
      then d.at end
      from jsonb_to_recordset(${JSON.stringify(written.map(({ form, submitted, at }) => ({ id: form.id, status: submitted ? "SUBMITTED" : "IN_PROGRESS", at })))}::jsonb)
        as d (id uuid, status text, at timestamptz) where f.id = d.id`,
  );
  await insertRows(
    context,
    "review_answer",
    "id uuid, form_id uuid, field text, value text, updated_at timestamptz",
    written.flatMap(({ form, answers, at }) =>
      Object.entries(answers).map(([field, value]) => ({
        id: random.id(),
        form_id: form.id,
        field,
        value,
        updated_at: at,
      })),
    ),
  );
  const submitted = written.filter((one) => one.submitted);
  await insertRows(
    context,
    "review_submission",
    "form_id uuid, number int, answers jsonb, submitted_at timestamptz, submitted_by uuid",
    submitted.map(({ form, answers, at }) => ({
      form_id: form.id,
      number: 1,
      answers,
      submitted_at: at,
      submitted_by: form.reviewerId,
    })),
  );
  await context.rows(
    sql`update {review_nomination} n set status = 'SUBMITTED' from {review_form} f where f.reviewee_id = n.reviewee_id
      and f.reviewer_id = n.nominee_id and f.provider = 'PEER'
      and f.id = any(${submitted.map(({ form }) => form.id)}::uuid[]) and n.status = 'ACCEPTED'`,
  );
}

async function storeResults(context: Context, results: readonly object[]): Promise<void> {
  await context.rows(
    sql`update {review_reviewee} r set proposed_option = d.proposed_option, proposed_row = d.proposed_row,
      proposed_column = d.proposed_column, promotion_status = d.promotion_status, outcome_option = d.outcome_option,
        score_overall = d.score_overall, score_goals = d.score_goals, score_competencies = d.score_competencies,
          score_questions = d.score_questions,
        settled_option = case when d.settled then d.proposed_option end, settled_row = case when d.settled
          then d.proposed_row end, settled_column = case when d.settled then d.proposed_column end,
        settled_at = case when d.settled then d.shared_at end, settled_by = case when d.settled then r.manager_id
          end, shared_at = d.shared_at, shared_by = case when d.shared_at is not null then r.manager_id end,
        outcome = d.outcome, outcome_at = d.outcome_at
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as d (id uuid, proposed_option text,
        proposed_row smallint, proposed_column smallint, promotion_status text, score_overall numeric,
        score_goals numeric,
        score_competencies numeric, score_questions numeric, outcome_option text, settled boolean, shared_at timestamptz, outcome text,
        outcome_at timestamptz)
          where r.id = d.id`,
  );
}
