export { tagPlacings, tagsOn, taggedWith } from "./data/tag-sql.ts";
export { seedTags } from "./seed/seed-tags.ts";
export { offeredTags } from "./queries/offered-tags.ts";
export { attachTag, attachTagInput } from "./use-cases/attach-tag.ts";
export { tagMarkShape } from "./api/present.ts";
export type { OfferedTag, TagMark } from "./domain/tag.ts";
export { copyTags } from "./use-cases/copy-tags.ts";
/** Tags of a kind in use, by name. */
export { tagsOfKind } from "./queries/tags-of-kind.ts";
