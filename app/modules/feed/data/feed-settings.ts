import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company lets into its feed. */
export type FeedRules = {
  words: string[];
  postsPerHour: number;
  anniversaries: boolean;
  achievedGoals: boolean;
  /** Whether pages outside that posts link to are asked for their titles. */
  linkPreviews: boolean;
  version: number;
};

const usual: FeedRules = {
  words: [],
  postsPerHour: 20,
  anniversaries: true,
  achievedGoals: true,
  linkPreviews: false,
  version: 0,
};

/** Version 0 where nobody has changed anything yet. */
export async function feedSettings(context: Context): Promise<FeedRules> {
  const found = await firstRow<FeedRules>(
    context,
    sql`select words, posts_per_hour as "postsPerHour", anniversaries, achieved_goals as "achievedGoals",
      link_previews as "linkPreviews",
      version from {feed_settings}`,
  );
  return found ?? usual;
}
