export { RecordTags } from "./components/record-tags.tsx";
export { TagChips } from "./components/tag-chips.tsx";
export { TagsField } from "./components/tags-field.tsx";
export { TagChoice } from "./components/tag-choice.tsx";
export { useTagFilter } from "./components/use-tag-filter.ts";
