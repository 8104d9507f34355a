import { z } from "zod";
import { reportsOf } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sentiments, type Sentiment } from "../domain/sentiment.ts";
import { toldCount, toldCounts, type CountedGroup } from "../domain/suppression.ts";
import { sql } from "#tenancy/sql.ts";

export const feedbackInsightsInput = z.object({
  scope: z.enum(["all-reports", "company"]).default("all-reports").describe("Those below the caller, or the company."),
  months: z.coerce.number().int().min(3).max(12).catch(6).default(6).describe("How many months back, 3 to 12."),
});
export type FeedbackInsightsInput = z.output<typeof feedbackInsightsInput>;

/** Numbers of what was given to people of a scope; null where too few people are behind one. */
export type FeedbackInsights = {
  scope: FeedbackInsightsInput["scope"];
  months: number;
  people: number;
  /** Whether there are enough people for any number at all. */
  enough: boolean;
  total: number | null;
  receivers: number | null;
  bySentiment: Record<Sentiment, number | null>;
  byMonth: { month: string; count: number | null }[];
};

type Group = CountedGroup & { month: string | null; sentiment: Sentiment | null };

/** How much was shared with the people of a scope, month by month and by kind. Notes to oneself are nobody's numbers. */
export async function feedbackInsights(
  context: Context,
  { scope, months }: FeedbackInsightsInput,
): Promise<FeedbackInsights> {
  await authorize(context, "view", { kind: "FeedbackInsights", scope });
  const day = context.today();
  const inScope = scope === "company" ? sql`true` : sql`f.receiver_id in (select employee_id from below)`;
  const groups = await context.rows<Group>(
    sql`with recursive ${reportsOf(context.actor.employeeId, day)},
       told as (select to_char(date_trunc('month', f.created_at at time zone ${context.actor.timeZone}),
         'YYYY-MM') as month, f.sentiment,
                  f.receiver_id, coalesce(f.author_id::text, f.author_name) as giver
           from {feedback} f where f.deleted_at is null and f.visibility <> 'NONE' and ${inScope}
            and f.created_at >= date_trunc('month', ${day}::date) - make_interval(months => ${months - 1}::int))
     select month, sentiment, count(*)::int as count, count(distinct giver)::int as givers,
       count(distinct receiver_id)::int as receivers
       from told group by grouping sets ((), (month), (sentiment))`,
  );
  const people = await peopleIn(context, scope);
  return { scope, months, people, ...numbersOf(groups, monthsUntil(day, months)) };
}

const nothing: CountedGroup = { count: 0, givers: 0, receivers: 0 };

function numbersOf(groups: readonly Group[], months: readonly string[]) {
  const whole = groups.find(({ month, sentiment }) => month === null && sentiment === null) ?? nothing;
  const total = toldCount(whole);
  const kinds = toldCounts(sentiments.map((kind) => groups.find(({ sentiment }) => sentiment === kind) ?? nothing));
  const counts = toldCounts(months.map((one) => groups.find(({ month }) => month === one) ?? nothing));
  const hide = total === null;
  return {
    enough: !hide,
    total,
    receivers: hide ? null : whole.receivers,
    bySentiment: Object.fromEntries(sentiments.map((kind, index) => [kind, hide ? null : kinds[index]!])) as Record<
      Sentiment,
      number | null
    >,
    byMonth: months.map((month, index) => ({ month, count: hide ? null : counts[index]! })),
  };
}

/** The months up to this day's, oldest first, as `2026-11`. */
function monthsUntil(day: string, count: number): string[] {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 1 - (count - 1 - back), 1));
    return at.toISOString().slice(0, 7);
  });
}

async function peopleIn(context: Context, scope: FeedbackInsightsInput["scope"]): Promise<number> {
  const day = context.today();
  const [row] = await context.rows<{ people: number }>(
    scope === "company"
      ? sql`select count(*)::int as people from {employee} e where e.resigned_on is null or e.resigned_on > ${day}::date`
      : sql`with recursive ${reportsOf(context.actor.employeeId, day)} select count(*)::int as people from below`,
  );
  return row!.people;
}
