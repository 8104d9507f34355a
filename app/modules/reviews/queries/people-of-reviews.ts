import type { Outcome } from "#app/platform/signatures/document-state.ts";
import { z } from "zod";
import { peopleOfCohort } from "#app/modules/audiences/index.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { requireScope, scopeSql } from "../data/scope-sql.ts";
import { resultColumns, standingOption, type ReviewResult } from "../data/reviewee-record.ts";
import { readSettings } from "../domain/cycle-settings.ts";
import type { CycleState } from "../domain/cycle-state.ts";
import { resultViews } from "../domain/result-view.ts";
import type { Scores } from "../domain/scores.ts";
import type { Scope } from "../review-places.ts";
import { allOf, containing, instant, sql } from "#tenancy/sql.ts";

export const peopleFilters = z.object({
  cycle: optionalInput(z.guid()).catch(undefined).describe("Only people of this cycle."),
  text: searchInput("A part of the name."),
  state: optionalInput(z.enum(["OPEN", "READY", "SHARED", "ACKNOWLEDGED"]))
    .catch(undefined)
    .describe("How far the review is: forms are open, ready to be shared, shared, acknowledged."),
  cohort: optionalInput(z.string().max(100)).catch(undefined).describe("Only people of this cohort."),
  reviewViewType: optionalInput(z.enum(resultViews))
    .catch(undefined)
    .describe("How the results of the list open: by question, or by people."),
  page: pageInput,
});
export type PeopleFilters = z.output<typeof peopleFilters>;

type Person = { id: string; name: string; photo: string | null };

/** Somebody in a cycle, with how far the review is and what came of it. */
export type ReviewedPerson = {
  revieweeId: string;
  cycleId: string;
  cycle: string;
  employee: Person;
  manager: Person | null;
  orgUnit: string | null;
  forms: number;
  submitted: number;
  managerDone: boolean;
  proposed: ReviewResult | null;
  settled: ReviewResult | null;
  promotionStatus: string | null;
  /** The option that stands, in the words of the cycle. */
  option: string | null;
  /** What follows from the review, in the words of the cycle. */
  follows: string | null;
  scores: Scores;
  sharedAt: string | null;
  outcome: Outcome | null;
};

export const cycleOptions = async (context: Context): Promise<{ id: string; name: string; state: CycleState }[]> =>
  context.rows(
    sql`select id, name, state from {review_cycle} where state <> 'DRAFT' order by launched_at desc nulls last, id limit 100`,
  );

const person = (alias: string) => {
  const e = sql.ref(alias);
  return sql`jsonb_build_object('id', ${e}.id, 'name', ${e}.display_name, 'photo', ${e}.photo_key)`;
};

/** People of a scope in a cycle, by name; one statement whatever there is. */
export async function listReviewed(
  context: Context,
  scope: Scope,
  { cycle, text, state, cohort, page }: PeopleFilters,
  { limit, offset }: Slice = sliceOfPage(page, 25),
): Promise<{ rows: ReviewedPerson[]; total: number }> {
  await requireScope(context, scope);
  const within = scopeSql(context, scope);
  const done = sql`exists (select from {review_form} f where f.reviewee_id = r.id and f.provider = 'MANAGER'
    and f.status = 'SUBMITTED' and f.removed_at is null)`;
  const states = {
    OPEN: sql`r.shared_at is null and not ${done}`,
    READY: sql`r.shared_at is null and ${done}`,
    SHARED: sql`r.shared_at is not null and r.outcome is null`,
    ACKNOWLEDGED: sql`r.outcome is not null`,
  };
  const rows = await context.rows<
    ReviewedPerson & { total: number; settings: unknown; standing: string | null; outcomeOption: string | null }
  >(
    sql`${within.with} select r.id as "revieweeId", c.id as "cycleId", c.name as cycle, c.settings,
      ${person("e")} as employee, case when m.id is not null then ${person("m")} end as manager,
        u.name as "orgUnit", coalesce(f.forms, 0)::int as forms, coalesce(f.submitted, 0)::int as submitted,
          ${done} as "managerDone", ${resultColumns}, ${standingOption} as standing, r.outcome_option as "outcomeOption",
        ${instant(sql`r.shared_at`)} as "sharedAt", r.outcome, count(*) over ()::int as total
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state <> 'DRAFT'
        join {employee} e on e.id = r.employee_id
      left join {employee} m on m.id = r.manager_id left join {org_unit} u on u.id = r.org_unit_id
      left join lateral (select count(*) as forms, count(*) filter (where f.status = 'SUBMITTED') as submitted
        from {review_form} f where f.reviewee_id = r.id and f.removed_at is null) f on true
     where r.removed_at is null and ${allOf([
       within.where,
       ...(cycle ? [sql`c.id = ${cycle}`] : []),
       ...(text ? [sql`e.display_name ilike ${containing(text)}`] : []),
       ...(state ? [states[state]] : []),
       ...(cohort ? [sql`r.employee_id in ${await peopleOfCohort(context, cohort)}`] : []),
     ])}
     order by lower(e.display_name), c.launched_at desc, r.id limit ${limit} offset ${offset}`,
  );
  return {
    rows: rows.map(({ total: _, settings, standing, outcomeOption, ...row }) => {
      const { options, outcomeOptions } = readSettings(settings).calibration;
      const labelIn = (among: typeof options, id: string | null) => among.find((one) => one.id === id)?.label ?? null;
      return { ...row, option: labelIn(options, standing), follows: labelIn(outcomeOptions, outcomeOption) };
    }),
    total: rows[0]?.total ?? 0,
  };
}
