/** The screen of a list of records, and what its loader answers. */
export { RecordList, type RecordListPage } from "./components/list/record-list.tsx";
/** Its columns and what narrows it, made by the room of what the fields say. */
export type { ListColumnsOf } from "./components/list/use-columns.tsx";
export type { ListFiltersOf } from "./components/list/use-filters.tsx";
/** The form of described fields within a form of the room's own, and what it begins with. */
export { FormFields, startOf } from "./components/fields/form-fields.tsx";
/** What was changed, in the words of the fields, for a history of the room's own. */
export { useFieldChanges } from "./components/fields/use-field-changes.ts";
/** The page of a record that is edited in a form beside it, commented on and deleted. */
export { RecordPage } from "./components/page/record-page.tsx";
