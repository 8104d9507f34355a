import type { Context } from "#app/platform/context/context.ts";
import {
  withheldEvidence,
  type EvidenceItem,
  type EvidenceKind,
  type EvidenceSource,
} from "#app/platform/contributions/evidence.ts";
import { maskOf } from "../data/masked.ts";
import { readCycle } from "../data/cycle-record.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { reviewPlaces } from "../review-places.ts";
import { contentFor } from "./result-content.ts";
import { instant, sql } from "#tenancy/sql.ts";

/**
 * Every option of the competencies that a cycle shows to the person reviewed, with its third of the scale: few rows,
 * worked out once; `visibility.ts` says the same in memory.
 */
const options = sql`select cf.cycle_id, cf.provider, cf.form_group, e.element ->> 'id' as element, o.option ->> 'id' as option,
    case when rated.place >= 2.0 / 3 then 'RATED_HIGH' when rated.place <= 1.0 / 3 then 'RATED_LOW' else 'RATED' end
      as kind, coalesce((c.settings #>> '{reviewers,fewestUpward}')::int, 3) as fewest_upward
  from {review_cycle_form} cf join {review_cycle} c on c.id = cf.cycle_id and c.state <> 'CANCELLED'
    cross join lateral (select c.settings #> array['sharing', 'reviewee', cf.provider] as shown) sharing
    cross join lateral jsonb_array_elements(cf.elements) e(element)
    cross join lateral jsonb_array_elements(e.element -> 'options') o(option)
    cross join lateral (select min((x ->> 'score')::numeric) as least, max((x ->> 'score')::numeric) as best
      from jsonb_array_elements(e.element -> 'options') x) ends
    cross join lateral (select ((o.option ->> 'score')::numeric - ends.least) / nullif(ends.best - ends.least, 0)
      as place) rated
  where cf.provider <> 'SELF' and e.element ->> 'kind' = 'COMPETENCY'
    and coalesce((sharing.shown ->> 'score')::boolean, true)
    and (coalesce(sharing.shown ->> 'questions', 'ALL_QUESTIONS') = 'ALL_QUESTIONS'
      or sharing.shown -> 'selected' @> to_jsonb(e.element ->> 'id'))`;

/** What others rated in results that were shared, where the person reviewed reads it: who leads them reads it as well. */
const rows = sql`(with shown as materialized (${options})
  select a.id, f.id as form_id, r.cycle_id, r.id as reviewee_id, r.employee_id,
    split_part(a.field, ':', 3)::uuid as competency_id, s.kind, r.shared_at as at
  from {review_reviewee} r
    join {review_form} f on f.reviewee_id = r.id and f.status = 'SUBMITTED' and f.removed_at is null
    join {review_answer} a on a.form_id = f.id and a.field like 'c:%'
    join shown s on s.cycle_id = r.cycle_id and s.provider = f.provider and s.form_group = r.form_group
      and s.element = split_part(a.field, ':', 2)
      and s.option = a.value
  where r.shared_at is not null and r.removed_at is null
    and (f.provider <> 'UPWARD' or s.fewest_upward <= (select count(*) from {review_form} u
      where u.reviewee_id = r.id and u.provider = 'UPWARD' and u.status = 'SUBMITTED' and u.removed_at is null)))`;

type Row = { id: string; formId: string; revieweeId: string; kind: EvidenceKind; at: string };

/** Ratings in shared reviews as evidence of competencies: what everybody they were shown to reads, and nothing besides. */
export const reviewEvidence: EvidenceSource = {
  rows,
  read: async (context, { employeeId, competencyId, since, kinds, limit }) => {
    const mask = maskOf("evidence", context.actor.employeeId);
    const found = await context.rows<Row>(
      // Ratings of one review stand in an order that tells nothing of who gave them, and are called by it.
      sql`select ${mask} as id, f.id as "formId", e.reviewee_id as "revieweeId", e.kind, ${instant(sql`e.at`)} as at
        from ${rows} e join {review_form} f on f.id = e.form_id join {review_cycle} c on c.id = e.cycle_id where e.employee_id = ${employeeId} and e.competency_id = ${competencyId} and e.at >= ${since}
          and e.kind = any(${kinds}::text[]) order by e.at desc, 1 limit ${limit}`,
    );
    const told = new Map<string, Told>();
    for (const { revieweeId } of found)
      if (!told.has(revieweeId)) told.set(revieweeId, await tellReview(context, revieweeId, competencyId));
    return found.map(({ id, formId, revieweeId, kind, at }) => ({ id, kind, at, ...told.get(revieweeId)!(formId) }));
  },
};

/** What is told of one form's rating. */
type Told = (formId: string) => Omit<EvidenceItem, "id" | "kind" | "at">;

async function tellReview(context: Context, revieweeId: string, competencyId: string): Promise<Told> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  const facts = await resultFacts(context, reviewee);
  if (!(await context.ability()).decide("view", facts).allowed) return () => withheldEvidence;
  const cycle = await readCycle(context, reviewee.cycleId);
  const { forms, questions, idsShown } = await contentFor(context, { cycle, reviewee, audience: "REVIEWEE" });
  const answers = questions.find(({ key }) => key === competencyId)?.answers ?? [];
  return (formId) => {
    const form = forms.find(({ id }) => id === idsShown.get(formId));
    const answer = answers.find((one) => one.formId === form?.id);
    if (!form || !answer) return withheldEvidence;
    return {
      by: form.name,
      voice: { room: "reviews", key: `provider.${form.provider}` },
      about: cycle.name,
      rating: answer.option,
      text: answer.comment || null,
      link: reviewPlaces.result(reviewee.cycleId, reviewee.employeeId, reviewee.anchorOn),
      files: [],
      comments: null,
    };
  };
}
