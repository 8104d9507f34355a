import { deleteComment } from "#app/modules/comments/index.ts";
import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { saveSettingsRow } from "#app/platform/data/settings-row.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { FeedSettings } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { deletePost } from "./delete-post.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const decideInput = z.object({
  postId: ids.post,
  commentId: ids.comment.optional(),
  decision: z.enum(["KEPT", "REMOVED"]).describe("Whether the post, or the comment on it, stays."),
});
export type DecideInput = z.output<typeof decideInput>;

/** Decides all reports of a post, or of a comment on it, at once; removed, it is gone for everybody and can be restored for 30 days. */
export async function decideReports(
  context: Context,
  { postId, commentId, decision }: DecideInput,
): Promise<{ postId: string }> {
  await authorize(context, "moderate", { kind: "Feed" });
  const open = await context.rows<{ id: string }>(
    sql`select id from {feed_report} where post_id = ${postId}
      and comment_id is not distinct from ${commentId ?? null} and decided_at is null order by id for update`,
  );
  if (open.length === 0) throw notFound("Report");
  if (decision === "REMOVED")
    await (commentId ? deleteComment(context, { commentId }) : deletePost(context, { postId }));
  await context.rows(
    sql`update {feed_report} set decided_at = ${context.clock.now()}, decided_by = ${context.actor.employeeId},
      decision = ${decision} where id = any(${open.map(({ id }) => id)}::uuid[])`,
  );
  await writeDown(
    context,
    "feed.report-decided",
    { postId, decision },
    { action: "decide-report", subject: "FeedPost", id: postId, detail: { decision, ...(commentId && { commentId }) } },
  );
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
  anniversaries: tickInput.default(false).describe("Whether work anniversaries are posted."),
  achievedGoals: tickInput.default(false).describe("Whether achieved goals that everybody may see are posted."),
  linkPreviews: tickInput
    .default(false)
    .describe("Whether pages outside that posts link to are asked for their titles."),
  version: z.coerce.number().int().min(0).describe("The version that was read."),
});
export type ChangeSettingsInput = z.output<typeof changeSettingsInput>;

/** Says what the company lets into its feed; what stands there stays. */
export async function changeFeedSettings(
  context: Context,
  { words, postsPerHour, anniversaries, achievedGoals, linkPreviews, version }: ChangeSettingsInput,
): Promise<{ version: number }> {
  await authorize(context, "moderate", { kind: "Feed" });
  const values = { words, postsPerHour, anniversaries, achievedGoals, linkPreviews };
  const saved = await saveSettingsRow(context, FeedSettings, values, {
    id: context.newId(),
    version,
    subject: "Feed",
    changedBy: ["feed.change-settings"],
  });
  await writeDown(
    context,
    "feed.settings-changed",
    { fields: Object.keys(values) },
    { action: "change-settings", subject: "Feed", id: null, detail: { ...values, words: words.length } },
  );
  return saved;
}
