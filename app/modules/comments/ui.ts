/** What was said about a record and what happened to it as one stream, with a place to say more; or the comments alone. */
export { Activity, CommentSection } from "./components/activity.tsx";
/** A text in which colleagues are named after an `@`. */
export { MentionField } from "./components/mention-field.tsx";
