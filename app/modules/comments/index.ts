/** How many comments a record has, as a part of a statement about its rows: counts for a list need no further statement. */
export { commentCount } from "./data/comment-sql.ts";
/** The newest comments on a record, for `CommentThread` beside it; 404 where the actor may not see the record. */
export { commentThread, type CommentThreadView } from "./queries/comment-thread.ts";
/** Demo comments of a room's records. */
export { seedComments, type SeededComment } from "./seed/seed-comments.ts";
/** One comment with what it is about, by the rights of its record; and taking it away, for a room that judges reports of it. */
export { findComment } from "./queries/comment-thread.ts";
export { deleteComment } from "./use-cases/delete-comment.ts";
/** Texts of other rooms in which people are named: what is sent, who is offered and named, and a table that keeps it. */
export { mentionsInput, namingTextInput } from "./use-cases/comment-input.ts";
export { nameTyped, peopleToName } from "./queries/people-to-name.ts";
export { peopleNamed } from "./queries/people-named.ts";
export { keepsMentions } from "./data/keep-mentions.ts";
