import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { commentEvents } from "./events.ts";
import { commentEndpoints } from "./api/comment-endpoints.ts";
import { forgetCommentsOn } from "./use-cases/forget-comments-on.ts";
import { commentsEntities } from "./data/entities.ts";
import { commentNotices } from "./notices.ts";
import { commentsSeed } from "./seed/seed-comments.ts";
import { commentsOwnData } from "./own-data.ts";
import { commentsForgetsPerson } from "./forgets-person.ts";

export const commentsServer: RoomServer = {
  entities: commentsEntities,
  name: "comments",
  movesWith: "nothing",
  ownData: commentsOwnData,
  forgetsPerson: commentsForgetsPerson,
  events: commentEvents,
  endpoints: commentEndpoints,
  noticeKinds: noticeKinds({
    groups: { commented: ["commented"], mentioned: ["mentioned"] },
    mail: {
      commented: { act: "mails.act.commented" },
      mentioned: { act: "mails.act.commented" },
    },
  }),
  notices: commentNotices,
  softDeleted: [{ table: "comment" }],
  forgets: forgetCommentsOn,
  seed: commentsSeed,
};
