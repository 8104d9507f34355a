import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireFeedFacts } from "../data/feed-facts.ts";
import { ids } from "../domain/ids.ts";
import { markKinds } from "../domain/post.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const reactInput = z.object({
  postId: ids.post,
  kind: z.enum(markKinds).describe("What is said by it; applause is for posts of others."),
  has: tickInput.describe("Whether it stands from now on."),
});
export type ReactInput = z.output<typeof reactInput>;

/** What a button of a post sends: its kind alone, for all of them stand in one form. It puts the mark on or takes it off. */
export const pressedInput = z
  .object({ postId: ids.post, on: z.enum(markKinds).optional(), off: z.enum(markKinds).optional() })
  .refine(({ on, off }) => (on === undefined) !== (off === undefined));

export function reactAsPressed(context: Context, { postId, on, off }: z.output<typeof pressedInput>) {
  return reactToPost(context, { postId, kind: on ?? off!, has: on !== undefined });
}

/** Puts a mark on a post, or takes one's own off; each kind once. Said again, it changes nothing. */
export async function reactToPost(
  context: Context,
  { postId, kind, has }: ReactInput,
): Promise<{ postId: string; changed: boolean }> {
  await authorize(context, kind === "APPLAUSE" ? "applaud" : "react", await requireFeedFacts(context, postId));
  const me = context.actor.employeeId;
  const changed = has
    ? await context.rows(
        sql`insert into {feed_reaction} (post_id, employee_id, kind, created_at) values (${postId}, ${me}, ${kind},
          ${context.clock.now()}) on conflict do nothing returning kind`,
      )
    : await context.rows(
        sql`delete from {feed_reaction} where post_id = ${postId} and employee_id = ${me} and kind = ${kind} returning kind`,
      );
  if (changed.length === 0) return { postId, changed: false };
  if (has)
    await writeDown(
      context,
      "feed.reacted",
      { postId, kind },
      { action: "react", subject: "FeedPost", id: postId, detail: { kind } },
    );
  else
    await writeAuditEntry(context, {
      ...{ action: "feed.unreact", subjectType: "FeedPost", subjectId: postId },
      detail: { kind },
    });
  return { postId, changed: true };
}
