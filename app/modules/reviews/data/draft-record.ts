import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { fillingSchema } from "../domain/cycle-settings.ts";
import type { CycleState } from "../domain/cycle-state.ts";
import { readElements, type Element } from "../domain/elements.ts";
import type { Provider } from "../domain/providers.ts";
import type { RatedThings } from "../domain/rated.ts";
import { formFacts, type FormRecord, type TakesAnswers } from "./form-record.ts";
import { ratedThings } from "./reviewee-record.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

/** A form that was begun, as far as saving some of its fields needs it. */
export type Draft = TakesAnswers & {
  id: string;
  provider: Provider;
  elements: Element[];
  rated: RatedThings;
  /** What stands in the fields that are to be saved. */
  stored: ReadonlyMap<string, { value: string; version: number }>;
  /** The names of all that are written in. */
  written: readonly string[];
};

type Found = Pick<FormRecord, "reviewerId" | "provider" | "status" | "dueOn" | "removed" | "shared"> & {
  state: CycleState;
  filling: unknown;
  elements: Element[] | null;
  rated: RatedThings | null;
  answers: Record<string, { value: string; version: number } | null> | null;
};

const nothingRated: RatedThings = { competencies: [], goals: [] };
const isOfRated = (field: string) => field.startsWith("c:") || field.startsWith("g:");

/**
 * A form with its answers in one statement, held by nobody: what is written by it must ask again whether all is as it was.
 * Null where it was not begun, or what it rates was not kept: that is for `holdAskedForm`, as is a form there is not.
 */
export async function readDraft(context: Context, formId: string, fields: readonly string[]): Promise<Draft | null> {
  const rates = fields.some(isOfRated);
  const found = await firstRow<Found>(
    context,
    prepared(
      sql`select f.reviewer_id as "reviewerId", f.provider, f.status, f.due_on::text as "dueOn",
          f.removed_at is not null or r.removed_at is not null as removed, r.shared_at is not null as shared, c.state,
          c.settings->'filling' as filling, case when ${rates}::boolean then ${ratedThings} end as rated,
          (select a.elements from {review_cycle_form} a where a.cycle_id = r.cycle_id and a.provider = f.provider
            and a.form_group = r.form_group) as elements,
          (select jsonb_object_agg(a.field, case when a.field = any(${[...fields]}::text[])
              then jsonb_build_object('value', a.value, 'version', a.version) end)
            from {review_answer} a where a.form_id = f.id) as answers
        from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
          join {review_cycle} c on c.id = r.cycle_id where f.id = ${formId}`,
    ),
  );
  if (!found || found.status === "NOT_STARTED" || (rates && !found.rated)) return null;
  await authorize(context, "answer", formFacts(found));
  const { provider, status, dueOn, removed, shared, state, filling, elements, rated, answers } = found;
  const written = Object.entries(answers ?? {});
  return {
    id: formId,
    provider,
    form: { status, dueOn, removed, shared },
    cycle: { state, settings: { filling: fillingSchema.parse(filling ?? {}) } },
    elements: readElements(elements ?? []),
    rated: rated ?? nothingRated,
    stored: new Map(written.flatMap(([field, stored]) => (stored ? [[field, stored] as const] : []))),
    written: written.map(([field]) => field),
  };
}
