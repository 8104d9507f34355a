/** What every room does with records that belong to people, each of which a room may do otherwise. */
export { recordsOfPeople } from "./people/records-of-people.ts";
/** What forms and the API take of a record, and what the API answers. */
export { answerOf, inputOf } from "./fields/field-input.ts";
/** What the address of a list says. */
export { listPageInput } from "./fields/list-page-input.ts";
/** The addresses of `/api/v1` that every kind of record has. */
export { recordEndpoints } from "./api/record-endpoints.ts";
