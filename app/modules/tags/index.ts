export { tagPlacings, tagsOf, tagsOn, taggedWith } from "./data/tag-sql.ts";
export { offeredTags } from "./queries/offered-tags.ts";
export { attachTag, attachTagInput } from "./use-cases/attach-tag.ts";
export { tagMarkShape } from "./api/present.ts";
export type { NamedTag, OfferedTag, TagColour, TagMark } from "./domain/tag.ts";
export { copyTags } from "./use-cases/copy-tags.ts";
/** Tags of one kind as a part of a statement, and making and changing them, for the room that says more of what they name. */
export { tagsOfKind } from "./data/tag-sql.ts";
export { addTag, addTagInput } from "./use-cases/add-tag.ts";
export { editTag } from "./use-cases/edit-tag.ts";
export { archiveTag } from "./use-cases/archive-tag.ts";
export { lockTags, requireTag } from "./data/tag-record.ts";
