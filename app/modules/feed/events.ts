import { z } from "zod";
import { declareEvents } from "#app/platform/events/catalogue.ts";

/** What this room announces: ids alone. Whoever hears it asks for the rest under their own rights. */
export const feedEvents = declareEvents({
  "feed.posted": {
    payload: z.object({ postId: z.string(), mentionedIds: z.array(z.string()) }),
    says: "Something was posted in the feed.",
    leaves: true,
    concerns: { record: "FeedPost", by: "postId" },
  },
  "feed.edited": {
    payload: z.object({ postId: z.string(), mentionedIds: z.array(z.string()) }),
    says: "A post of the feed was changed.",
  },
  "feed.deleted": {
    payload: z.object({ postId: z.string() }),
    says: "A post of the feed was deleted.",
    leaves: true,
  },
  "feed.restored": {
    payload: z.object({ postId: z.string() }),
    says: "A deleted post was restored.",
    stays: true,
  },
  "feed.reacted": {
    payload: z.object({ postId: z.string(), kind: z.string() }),
    says: "Somebody reacted to a post.",
  },
  "feed.reported": {
    payload: z.object({ postId: z.string(), reportId: z.string() }),
    says: "A post was reported to moderators.",
    stays: true,
  },
  "feed.report-decided": {
    payload: z.object({ postId: z.string(), decision: z.string() }),
    says: "A moderator decided on a reported post.",
    stays: true,
  },
  "feed.gif-changed": {
    payload: z.object({ gifId: z.string(), change: z.enum(["ADDED", "DELETED", "RESTORED"]) }),
    says: "A GIF of the company was added, deleted or restored.",
    stays: true,
  },
  "feed.settings-changed": {
    payload: z.object({ fields: z.array(z.string()) }),
    says: "The settings of the feed were changed.",
    stays: true,
  },
});
