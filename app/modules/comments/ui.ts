/** What was said about a record, with a place to say more; its words are loaded by `handle.strings` of the route. */
export { CommentSection } from "./components/comment-thread.tsx";
