import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { requireFeedFacts } from "../data/feed-facts.ts";
import { feedSettings } from "../data/feed-settings.ts";
import { ids } from "../domain/ids.ts";
import { feedEvent } from "../events.ts";
import { deletePost } from "./delete-post.ts";
import { sql } from "#tenancy/sql.ts";

export const reportReasons = ["OFFENSIVE", "PRIVATE", "SPAM", "OTHER"] as const;

export const reportPostInput = z.object({
  postId: ids.post,
  reason: z.enum(reportReasons).describe("What is wrong with it."),
  note: z.string().trim().max(1000).default("").describe("More about it, for the moderators alone."),
});
export type ReportPostInput = z.output<typeof reportPostInput>;

/** Tells the moderators of a post; they may see it then, whoever it was for. Each person once, until they have decided. */
export async function reportPost(
  context: Context,
  { postId, reason, note }: ReportPostInput,
): Promise<{ reportId: string }> {
  await authorize(context, "report", await requireFeedFacts(context, postId));
  const reportId = context.newId();
  const made = await firstRow<{ id: string }>(
    context,
    sql`insert into {feed_report} (id, post_id, reporter_id, reason, note, created_at)
      values (${reportId}, ${postId}, ${context.actor.employeeId}, ${reason}, ${note}, ${context.clock.now()})
      on conflict (post_id, reporter_id) where decided_at is null do update set reason = excluded.reason,
        note = excluded.note returning id`,
  );
  await recordEvent(context, feedEvent("feed.reported", { postId, reportId: made!.id }));
  await writeAuditEntry(context, {
    action: "feed.report",
    subjectType: "FeedPost",
    subjectId: postId,
    detail: { reason },
  });
  return { reportId: made!.id };
}

export const decideInput = z.object({
  postId: ids.post,
  decision: z.enum(["KEPT", "REMOVED"]).describe("Whether the post stays."),
});
export type DecideInput = z.output<typeof decideInput>;

/** Decides all reports of a post at once; removed, it is gone for everybody and can be restored for 30 days. */
export async function decideReports(context: Context, { postId, decision }: DecideInput): Promise<{ postId: string }> {
  await authorize(context, "moderate", { kind: "Feed" });
  const open = await context.rows<{ id: string }>(
    sql`select id from {feed_report} where post_id = ${postId} and decided_at is null order by id for update`,
  );
  if (open.length === 0) throw notFound("Report");
  if (decision === "REMOVED") await deletePost(context, { postId });
  await context.rows(
    sql`update {feed_report} set decided_at = ${context.clock.now()}, decided_by = ${context.actor.employeeId},
      decision = ${decision} where id = any(${open.map(({ id }) => id)}::uuid[])`,
  );
  await recordEvent(context, feedEvent("feed.report-decided", { postId, decision }));
  await writeAuditEntry(context, {
    action: "feed.decide-report",
    subjectType: "FeedPost",
    subjectId: postId,
    detail: { decision },
  });
  return { postId };
}

const listed = z
  .string()
  .max(20_000)
  .transform((text) => [...new Set(text.split(/[\n,;]/).map((word) => word.trim().toLowerCase()))].filter(Boolean))
  .pipe(z.array(z.string().max(100)).max(1_000));

export const changeSettingsInput = z.object({
  words: listed.describe("Words or phrases that no post may hold, one a line."),
  postsPerHour: z.coerce.number().int().min(1).max(1000).describe("How many posts one person may make in an hour."),
  anniversaries: z.stringbool().default(false).describe("Whether work anniversaries are posted."),
  achievedGoals: z.stringbool().default(false).describe("Whether achieved goals that everybody may see are posted."),
  version: z.coerce.number().int().min(0).describe("The version that was read."),
});
export type ChangeSettingsInput = z.output<typeof changeSettingsInput>;

/** Says what the company lets into its feed; what stands there stays. */
export async function changeFeedSettings(
  context: Context,
  { words, postsPerHour, anniversaries, achievedGoals, version }: ChangeSettingsInput,
): Promise<{ version: number }> {
  await authorize(context, "moderate", { kind: "Feed" });
  await context.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`feed-settings:${context.tenant.id}`}, 0))`);
  const before = await feedSettings(context);
  if (before.version !== version)
    throw conflict("platform.changed-meanwhile", "Changed meanwhile.", {
      params: { version: before.version, who: "unknown", name: "" },
    });
  await context.rows(
    before.version === 0
      ? sql`insert into {feed_settings} (id, words, posts_per_hour, anniversaries, achieved_goals)
        values (${context.newId()}, ${words}::text[], ${postsPerHour}, ${anniversaries}, ${achievedGoals})`
      : sql`update {feed_settings} set words = ${words}::text[], posts_per_hour = ${postsPerHour},
        anniversaries = ${anniversaries}, achieved_goals = ${achievedGoals}, version = version + 1`,
  );
  const fields = ["words", "postsPerHour", "anniversaries", "achievedGoals"];
  await recordEvent(context, feedEvent("feed.settings-changed", { fields }));
  await writeAuditEntry(context, {
    action: "feed.change-settings",
    subjectType: "Feed",
    subjectId: null,
    detail: { words: words.length, postsPerHour, anniversaries, achievedGoals },
  });
  return { version: before.version + 1 };
}
