/** What every room does with records that belong to people, each of which a room may do otherwise. */
export { recordsOfPeople } from "./people/records-of-people.ts";
/** What the entity of such records has besides its fields. */
export { recordColumns } from "./people/record-columns.ts";
/** What forms and programs send of a record, for a use-case of the room's own. */
export { inputOf } from "./fields/field-input.ts";
/** The addresses of `/api/v1` that every kind of record has. */
export { recordEndpoints } from "./api/record-endpoints.ts";
