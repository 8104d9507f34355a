import { visibleTitles } from "#app/modules/goals/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { readSettings, type CycleSettings } from "../domain/cycle-settings.ts";
import type { CycleState } from "../domain/cycle-state.ts";
import { closedBecause, isLate, type Closed, type FormState } from "../domain/form-state.ts";
import { fieldsOf, type FormField, type Rated } from "../domain/fields.ts";
import { readElements, type Element } from "../domain/elements.ts";
import type { Provider } from "../domain/providers.ts";
import type { RatedThings } from "../domain/rated.ts";
import { ratedNow } from "../queries/rated-now.ts";
import { cycleAsJson, formsOfGroup, readCycle, type CycleRecord } from "./cycle-record.ts";
import { ratedThings } from "./reviewee-record.ts";
import { maskOf, type MaskedIn } from "./masked.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type FormRecord = {
  id: string;
  revieweeId: string;
  cycleId: string;
  employeeId: string;
  managerId: string | null;
  provider: Provider;
  /** Null where somebody outside the company was asked, who has a name alone. */
  reviewerId: string | null;
  externalName: string | null;
  anchorOn: string;
  /** What was to be rated when the review began; null in cycles that kept none. */
  rated: RatedThings | null;
  /** Of the person's part in the cycle, which knows the goals that count. */
  revieweeVersion: number;
  /** The group of the cycle whose questions are asked; '' where it is none. */
  formGroup: string;
  status: FormState;
  opensOn: string;
  dueOn: string;
  submittedAt: string | null;
  removed: boolean;
  shared: boolean;
  place: number;
  version: number;
};

const columns = sql`f.id, f.reviewee_id as "revieweeId", r.cycle_id as "cycleId", r.employee_id as "employeeId",
  r.manager_id as "managerId", f.provider,
  f.reviewer_id as "reviewerId", x.name as "externalName", r.anchor_on::text as "anchorOn",
  ${ratedThings} as rated, r.form_group as "formGroup", f.status,
    f.opens_on::text as "opensOn", f.due_on::text as "dueOn",
    ${instant(sql`f.submitted_at`)} as "submittedAt",
  f.removed_at is not null or r.removed_at is not null as removed, r.shared_at is not null as shared, f.place, f.version,
  r.version as "revieweeVersion"`;

/** All that rules about a form test. */
export const formFacts = ({ reviewerId, removed }: Pick<FormRecord, "reviewerId" | "removed">) => ({
  kind: "ReviewForm" as const,
  reviewerId,
  removed,
});

/** Forms, whoever asks: what they may do is asked besides. Who was asked from outside is called `x`. */
export function readForms(context: Pick<Context, "rows">, which: Sql): Promise<FormRecord[]> {
  return context.rows<FormRecord>(
    sql`select ${columns} from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
      left join {review_external} x on x.form_id = f.id where ${which} order by r.anchor_on desc, f.provider, f.place, f.id`,
  );
}

/** What a reader is told the forms about somebody are called, by their ids. */
export async function masksOf(
  context: Pick<Context, "rows">,
  place: MaskedIn,
  reader: string,
  revieweeId: string,
): Promise<Map<string, string>> {
  const rows = await context.rows<{ id: string; mask: string }>(
    sql`select f.id, ${maskOf(place, reader)} as mask from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
      join {review_cycle} c on c.id = r.cycle_id where f.reviewee_id = ${revieweeId}`,
  );
  return new Map(rows.map(({ id, mask }) => [id, mask]));
}

export type HeldForm = { form: FormRecord; cycle: CycleRecord; elements: Element[] };

/**
 * A form that is about to be written in, with its cycle and what is asked, in one statement: nobody else writes in it until
 * the transaction ends. 404 where it is not the actor's to know of.
 */
export async function holdAskedForm(context: Context, formId: string): Promise<HeldForm> {
  const held = await firstRow<FormRecord & { cycle: CycleRecord; elements: Element[] | null }>(
    context,
    prepared(
      sql`select ${columns}, ${cycleAsJson(sql`r.cycle_id`)} as cycle,
          (select a.elements from {review_cycle_form} a where a.cycle_id = r.cycle_id and a.provider = f.provider
            and a.form_group = r.form_group) as elements
        from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
          left join {review_external} x on x.form_id = f.id where f.id = ${formId} for update of f`,
    ),
  );
  if (!held) throw notFound("ReviewForm");
  const { cycle, elements, ...form } = held;
  await authorize(context, "answer", formFacts(form));
  return { form, cycle: { ...cycle, settings: readSettings(cycle.settings) }, elements: readElements(elements ?? []) };
}

/** What says whether a form takes answers. */
export type TakesAnswers = {
  form: Pick<FormRecord, "status" | "removed" | "shared" | "dueOn">;
  cycle: { state: CycleState; settings: { filling: Pick<CycleSettings["filling"], "graceDays"> } };
};

/** Why it is closed, if it is. */
export function closedForm({ form, cycle }: TakesAnswers, today: string): Closed | null {
  const { status, removed, shared, dueOn } = form;
  const late = isLate({ dueOn, graceDays: cycle.settings.filling.graceDays, today });
  return closedBecause({ status, cycleState: cycle.state, removed, shared, late });
}

export type AskedForm = { cycle: CycleRecord; elements: Element[]; fields: FormField[] };

/**
 * What a form asks of its reviewer: questions, and the competencies and goals that were the person's when the review
 * began. Of others' goals only those the reviewer may see, and those they have written about.
 */
export async function askedIn(context: Context, form: FormRecord): Promise<AskedForm> {
  const cycle = await readCycle(context, form.cycleId);
  const elements = (await formsOfGroup(context, form.cycleId, form.formGroup)).get(form.provider) ?? [];
  return askedOf(context, { form, cycle, elements }, async () => [...(await answersOf(context, form.id)).keys()]);
}

/** The same of a form that is held, by the fields that are written already. */
export async function askedOf(
  context: Context,
  { form, cycle, elements }: HeldForm,
  written: Written,
): Promise<AskedForm> {
  const rated = form.rated ?? (await ratedNow(context, cycle, form));
  return { cycle, elements, fields: await fieldsAsked(context, { ...form, elements, rated }, written) };
}

type Written = () => readonly string[] | Promise<readonly string[]>;

/** The fields of a form whose reviewer is asked about these things. */
export async function fieldsAsked(
  context: Context,
  { provider, elements, rated }: { provider: Provider; elements: readonly Element[]; rated: RatedThings },
  written: Written,
): Promise<FormField[]> {
  const { competencies, goals, weights = null } = rated;
  return fieldsOf(elements, { competencies, goals: await goalsShown(context, provider, goals, written), weights });
}

async function goalsShown(
  context: Context,
  provider: Provider,
  goals: RatedThings["goals"],
  written: Written,
): Promise<Rated[]> {
  if (goals.length === 0 || !context.actor.features.includes("GOAL")) return [];
  if (provider === "SELF") return [...goals];
  const visible = await visibleTitles(
    context,
    goals.map(({ id }) => id),
  );
  const fields = await written();
  return goals.filter(({ id }) => visible.has(id) || fields.some((field) => field.includes(id)));
}

/** What stands in a form, by field. */
export async function answersOf(
  context: Pick<Context, "rows">,
  formId: string,
): Promise<Map<string, { value: string; version: number }>> {
  const rows = await context.rows<{ field: string; value: string; version: number }>(
    prepared(sql`select field, value, version from {review_answer} where form_id = ${formId}`),
  );
  return new Map(rows.map(({ field, value, version }) => [field, { value, version }]));
}

/** The same as plain values. */
export function valuesOf(answers: ReadonlyMap<string, { value: string }>): Record<string, string> {
  return Object.fromEntries([...answers].map(([field, { value }]) => [field, value]));
}
