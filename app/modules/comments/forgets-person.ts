import { blanks, deletes, keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";

/** A comment stays in its conversation without its words. */
export const commentsForgetsPerson: RoomForgetsPerson = {
  steps: [
    ...deletes("comment_mention", "employee_id"),
    ...deletes("comment_mention", "author_id", { by: [["comment_id", "comment"]] }),
    ...blanks("comment", "author_id", { body: "word" }),
    ...keeps("others", "comment", "deleted_by"),
  ],
};
