import type { Conditions } from "#app/platform/ability/conditions.ts";
import type { Rule } from "#app/platform/ability/rule.ts";
import { rulesAbout, rulesOf } from "#app/platform/ability/rules-of.ts";
import { ownCommentRules } from "#app/platform/contributions/commentable.ts";

const rule = rulesOf("feed");
const allow = rulesAbout("feed", "FeedPost");

/** What rights about posts derive from. */
export type FeedActor = {
  readonly employeeId: string;
  readonly adminAccesses: readonly string[];
  /** An admin sees the product as this person. */
  readonly viewed?: boolean;
};

/** Who reads a post was settled when it was made; whoever reads it may react, comment and report. */
export function feedRules(actor: FeedActor): readonly Rule[] {
  const me = actor.employeeId;
  const reading = ["view", "react", "comment"];
  const others: Conditions = { authorId: { $ne: me } };
  // What was said in a small circle is not told to who looks through somebody else's eyes.
  if (actor.viewed) return [...allow("organization", ["view"], { audience: "ORGANIZATION" }), seesGifs];
  return [
    ...allow("everybody", ["create"]),
    ...allow("organization", reading, { audience: "ORGANIZATION" }),
    ...allow("reader", reading, { readerIds: me }),
    ...allow("organization", ["applaud"], { audience: "ORGANIZATION", ...others }),
    ...allow("organization", ["report"], { audience: "ORGANIZATION", ...others, postKind: { $ne: "CARD" } }),
    ...allow("reader", ["applaud", "report"], { readerIds: me, ...others }),
    ...allow("author", [...reading, "edit", "delete"], { authorId: me }),
    ...ownCommentRules("FeedComment", "feed.comment", actor),
    seesGifs,
    ...moderatorRules(actor),
  ];
}

const seesGifs = rule("gif.view", "view", "FeedGif", "everybody");

/** Moderators take away what everybody reads or somebody has reported; what was said in a small circle stays there else. */
function moderatorRules({ adminAccesses }: FeedActor): Rule[] {
  if (!adminAccesses.includes("PLATFORM_ADMIN") && !adminAccesses.includes("FEEDBACK_ADMIN")) return [];
  return [
    ...allow("moderator", ["view", "delete"], { reported: true }),
    ...allow("moderator", ["delete"], { audience: "ORGANIZATION" }),
    rule("moderator.delete", "delete", "FeedComment", "moderator", { audience: "ORGANIZATION" }),
    rule("moderator.delete-reported", "delete", "FeedComment", "moderator", { reported: true }),
    rule("moderator.moderate", "moderate", "Feed", "moderator"),
  ];
}
