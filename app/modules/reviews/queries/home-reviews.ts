import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine, HomeCard } from "#app/platform/contributions/home-card.ts";
import { reviewPlaces } from "../review-places.ts";
import { sql } from "#tenancy/sql.ts";

/** How far the reviews are that somebody is accountable for, by cycle. */
export type TeamReviewsCard = {
  cycles: {
    id: string;
    name: string;
    people: number;
    forms: number;
    submitted: number;
    overdue: number;
    /** Results that the person may share; where others share them, none. */
    ready: number;
  }[];
};

/** A card for who is accountable for reviews that run. */
export function reviewCards(context: Context): HomeCard[] {
  const me = context.actor.employeeId;
  return [
    {
      name: "team-reviews",
      group: "team",
      data: sql`select case when count(*) = 0 then null else jsonb_build_object('cycles', jsonb_agg(to_jsonb(shown)
        order by shown.name)) end from (
        select c.id, c.name, count(distinct r.id)::int as people, count(f.id)::int as forms,
          count(f.id) filter (where f.status = 'SUBMITTED')::int as submitted,
          count(f.id) filter (where f.status <> 'SUBMITTED' and f.due_on < ${context.today()}::date)::int as overdue,
          count(distinct r.id) filter (where r.shared_at is null and f.provider = 'MANAGER'
            and f.status = 'SUBMITTED' and c.settings->'sharing'->>'mode' = 'MANAGER')::int as ready
        from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
          left join {review_form} f on f.reviewee_id = r.id and f.removed_at is null
       where r.manager_id = ${me} and ${context.viewedBy === undefined} and r.removed_at is null group by c.id, c.name limit 5) shown`,
    },
  ];
}

/** For who runs reviews: people whose manager changed while they are reviewed, where somebody has to decide. */
export async function reviewAttention(context: Context): Promise<AttentionLine[]> {
  if (!(await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed) return [];
  return [
    {
      label: "attention.overdue",
      href: reviewPlaces.screen("company", "completion-status"),
      count: sql`select count(*)::int from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
        and r.removed_at is null join {review_cycle} c on c.id = r.cycle_id and c.state = 'IN_PROGRESS'
        where f.removed_at is null and f.status <> 'SUBMITTED' and f.due_on < ${context.today()}::date`,
    },
  ];
}
