/** A text cut where it names people, for texts of other rooms in which people are named as in comments. */
export { piecesOf, type Mention } from "./domain/comment.ts";
