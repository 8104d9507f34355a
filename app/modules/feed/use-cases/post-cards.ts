import { isPresent } from "#app/modules/people/index.ts";
import { goalsInBrief } from "#app/modules/goals/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Heard } from "#app/platform/events/hears.ts";
import { dayOfRoundSql } from "#app/platform/recurrence/rounds-sql.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { feedSettings } from "../data/feed-settings.ts";
import type { Card } from "../domain/post.ts";
import { sql } from "#tenancy/sql.ts";

type NewCard = { card: Card; key: string };

/** Puts cards into the feed; each of its kind once, whoever asks and how often. */
async function postCards(context: Context, cards: readonly NewCard[]): Promise<number> {
  if (cards.length === 0) return 0;
  const rows = cards.map(({ card, key }) => ({ id: context.newId(), card, key }));
  const posted = await context.rows(
    sql`insert into {feed_post} (id, kind, audience, card, card_key, posted_at)
     select id, 'CARD', 'ORGANIZATION', card, key, ${context.clock.now()} from
       jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, card jsonb, key text)
     on conflict (card_key) do nothing returning id`,
  );
  if (posted.length > 0) await announceLive(context, "feed", "everyone");
  return posted.length;
}

const everyYear = { frequency: "YEARLY", every: sql`1`, startsOn: sql`e.joined_on` } as const;

/** Who joined on this day of an earlier year, and is here: a card each, in the morning of the company. */
export async function postAnniversaries(context: Context): Promise<void> {
  const [company] = await context.rows<{ timeZone: string }>(
    sql`select time_zone as "timeZone" from {organization} where not exists (select from {feed_settings}
      where not anniversaries)`,
  );
  if (!company) return;
  const today = localDate(context.clock.now(), company.timeZone);
  const joined = await context.rows<{ id: string; years: number }>(
    sql`select e.id, extract(year from age(${today}::date, e.joined_on))::int as years from {employee} e
      where e.joined_on < ${today}::date and ${isPresent(sql`e.id`, today)}
        and ${dayOfRoundSql(everyYear, sql`extract(year from ${today}::date) - extract(year from e.joined_on)`)} = ${today}::date
        and not exists (select from {feed_post} p where p.card_key = 'anniversary:' || e.id || ':' || ${today.slice(0, 4)}::text)
      order by e.id limit 500`,
  );
  const years = (joinedYears: number) => Math.max(1, joinedYears);
  await postCards(
    context,
    joined.map(({ id, years: count }) => ({
      card: { type: "ANNIVERSARY", employeeId: id, years: years(count) },
      key: `anniversary:${id}:${today.slice(0, 4)}`,
    })),
  );
}

/** An achieved objective that everybody may see is told of; its title is asked for by each reader's own rights. */
export async function postAchievedGoal(
  context: Context,
  { payload }: Heard<{ goalId: string; closure: string }>,
): Promise<void> {
  const { goalId, closure } = payload;
  if (closure !== "ACHIEVED" || !(await feedSettings(context)).achievedGoals) return;
  const goal = (await goalsInBrief(context, [goalId])).get(goalId);
  if (goal?.visibility !== "GLOBAL" || goal.kind !== "OBJECTIVE") return;
  await postCards(context, [{ card: { type: "GOAL", goalId }, key: `goal:${goalId}` }]);
}

/** A goal that was reopened is not achieved: its card goes, and may come again. */
export async function withdrawGoalCard(context: Context, { payload }: Heard<{ goalId: string }>): Promise<void> {
  await context.rows(sql`delete from {feed_post} where card_key = ${`goal:${payload.goalId}`}`);
}
