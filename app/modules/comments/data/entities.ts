import { defineEntity } from "@mikro-orm/core";

export const Comment = defineEntity({
  name: "Comment",
  tableName: "comment",
  schema: "*",
  properties: (p) => ({
    id: p.uuid().primary(),
    recordKind: p.text(),
    recordId: p.uuid(),
    authorId: p.uuid(),
    body: p.text(),
    createdAt: p.datetime().columnType("timestamptz"),
    editedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedAt: p.datetime().columnType("timestamptz").nullable(),
    deletedBy: p.uuid().nullable(),
    version: p.integer().version(),
  }),
});

export const CommentMention = defineEntity({
  name: "CommentMention",
  tableName: "comment_mention",
  schema: "*",
  properties: (p) => ({
    commentId: p.uuid().primary(),
    employeeId: p.uuid().primary(),
    position: p.smallint(),
    name: p.text(),
  }),
});

/** Every table of this room. */
export const commentsEntities = [Comment, CommentMention] as const;
