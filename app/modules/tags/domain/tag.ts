export const tagKinds = ["GOAL", "INITIATIVE"] as const;
/** What a tag is put on: objectives and key results, or tasks. */
export type TagKind = (typeof tagKinds)[number];

export const tagColours = ["green", "red", "blue", "orange", "grey"] as const;
export type TagColour = (typeof tagColours)[number];

/** A tag as it stands on a record. */
export type TagMark = { id: string; name: string; color: TagColour };

/** A tag that can be chosen; `parent` is the name of the one it belongs to. */
export type OfferedTag = TagMark & { parent: string | null };

/** Tags that a record does not have yet. */
export function notYet<Tag extends TagMark>(offered: readonly Tag[], had: readonly TagMark[]): Tag[] {
  return offered.filter(({ id }) => !had.some((tag) => tag.id === id));
}
