import { defineEntity, type InferEntity } from "@mikro-orm/core";

export const FeedPost = defineEntity({
  name: "FeedPost",
  tableName: "feed_post",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    kind: p.text(),
    authorId: p.uuid().nullable(),
    body: p.text().defaultRaw("''::text"),
    audience: p.text(),
    gif: p.text().nullable(),
    card: p.json<unknown>().nullable(),
    cardKey: p.text().nullable(),
    postedAt: p.datetime().columnType("timestamptz"),
    editedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedBy: p.uuid().nullable(),
    version: p.integer().version(),
  }),
});
export type FeedPostRecord = InferEntity<typeof FeedPost>;

export const FeedPostReader = defineEntity({
  name: "FeedPostReader",
  tableName: "feed_post_reader",
  schema: "*",
  properties: (p) => ({
    employeeId: p.uuid().primary(),
    postId: p.uuid().primary(),
    postedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const FeedMention = defineEntity({
  name: "FeedMention",
  tableName: "feed_mention",
  schema: "*",
  properties: (p) => ({
    postId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    position: p.smallint(),
    name: p.text(),
  }),
});

export const FeedHashtag = defineEntity({
  name: "FeedHashtag",
  tableName: "feed_hashtag",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

export const FeedPostHashtag = defineEntity({
  name: "FeedPostHashtag",
  tableName: "feed_post_hashtag",
  schema: "*",
  properties: (p) => ({
    hashtagId: p.uuid().primary(),
    postId: p.uuid().primary(),
    postedAt: p.datetime().columnType("timestamptz"),
  }),
});

export const FeedReaction = defineEntity({
  name: "FeedReaction",
  tableName: "feed_reaction",
  schema: "*",
  properties: (p) => ({
    postId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    kind: p.text().primary(),
    createdAt: p.datetime().columnType("timestamptz"),
  }),
});

export const FeedReport = defineEntity({
  name: "FeedReport",
  tableName: "feed_report",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    postId: p.uuid(),
    commentId: p.uuid().nullable(),
    reporterId: p.uuid(),
    reason: p.text(),
    note: p.text().defaultRaw("''::text"),
    createdAt: p.datetime().columnType("timestamptz"),
    decidedAt: p.datetime().columnType("timestamptz").nullable(),
    decidedBy: p.uuid().nullable(),
    decision: p.text().nullable(),
  }),
});

export const FeedPostTag = defineEntity({
  name: "FeedPostTag",
  tableName: "feed_post_tag",
  schema: "*",
  properties: (p) => ({ postId: p.uuid().primary(), tagId: p.uuid().primary() }),
});

export const FeedLink = defineEntity({
  name: "FeedLink",
  tableName: "feed_link",
  schema: "*",
  properties: (p) => ({
    postId: p.uuid().primary(),
    position: p.smallint().primary(),
    url: p.text(),
    state: p.text().defaultRaw("'WAITING'::text"),
    title: p.text().nullable(),
    description: p.text().nullable(),
  }),
});

export const FeedSettings = defineEntity({
  name: "FeedSettings",
  tableName: "feed_settings",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    words: p.array().columnType("text[]").defaultRaw("'{}'::text[]"),
    postsPerHour: p.integer().defaultRaw("20"),
    anniversaries: p.boolean().defaultRaw("true"),
    achievedGoals: p.boolean().defaultRaw("true"),
    linkPreviews: p.boolean().defaultRaw("false"),
    version: p.integer().version(),
  }),
});

export const FeedGif = defineEntity({
  name: "FeedGif",
  tableName: "feed_gif",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    source: p.text(),
    createdBy: p.uuid(),
    createdAt: p.datetime().columnType("timestamptz"),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    version: p.integer().version(),
  }),
});

/** Every table of this room. */
export const feedEntities = [
  FeedPost,
  FeedPostReader,
  FeedMention,
  FeedHashtag,
  FeedPostHashtag,
  FeedReaction,
  FeedReport,
  FeedPostTag,
  FeedLink,
  FeedSettings,
  FeedGif,
] as const;
