import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** A post stays in its conversation without its words, link and picture. */
export const feedForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("feed_mention", "employee_id"),
    ...deletes("feed_post_reader", "employee_id"),
    ...deletes("feed_reaction", "employee_id"),
    ...deletes("feed_link", "author_id", { by: [["post_id", "feed_post"]] }),
    ...deletes("feed_mention", "author_id", { by: [["post_id", "feed_post"]] }),
    ...deletes("feed_post_hashtag", "author_id", { by: [["post_id", "feed_post"]] }),
    ...blanks("feed_post", "author_id", { body: "word", gif: "null" }),
    ...blanks("feed_report", "reporter_id", { note: "empty" }),
    ...keeps("others", "feed_post", "deleted_by"),
    ...keeps("others", "feed_report", "decided_by"),
    ...keeps("work", "feed_gif", "created_by"),
  ],
};
