/**
 * Begins a draft note for a person to finish, at the word of another room: once a `source`, told to its author, published by
 * nobody but a person. Null where the source has begun one already, or the module is off.
 */
export { draftNote } from "./use-cases/begin-draft.ts";
/** Where the notes stand that a source has begun, for who may see them. */
export { notesOfSources } from "./queries/notes-of-sources.ts";
/**
 * What the other room says of the case.
 *
 * @public
 */
export type { DraftNoteInput } from "./use-cases/begin-draft.ts";
