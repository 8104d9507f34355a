import type { RoomServer } from "#app/platform/contributions/room.ts";
import { commentEndpoints } from "./api/comment-endpoints.ts";
import { commentsEntities } from "./data/entities.ts";
import { commentNotices } from "./notices.ts";
import { forgetDeletedComments } from "./use-cases/forget-deleted-comments.ts";
import { commentsSeed } from "./seed/seed-comments.ts";

export const commentsServer: RoomServer = {
  entities: commentsEntities,
  name: "comments",
  endpoints: commentEndpoints,
  notices: commentNotices,
  scheduled: forgetDeletedComments,
  seed: commentsSeed,
};
