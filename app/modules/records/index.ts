/** What every room does with records that belong to people, each of which a room may do otherwise. */
export { recordsOfPeople } from "./people/records-of-people.ts";
/** What the entity of such records has besides its fields. */
export { recordColumns } from "./people/record-columns.ts";
/** What forms, programs and lines of files send of a record, and what the API answers, for use-cases of the room's own. */
export { answerOf, inputOf, lineOf } from "./fields/field-input.ts";
/** What a history holds of a record. */
export { toldOf } from "./fields/kept-values.ts";
/** The columns of files of records that a room keeps by itself. */
export { importColumnsOf, sheetColumnsOf } from "./fields/field-columns.ts";
/** The addresses of `/api/v1` that every kind of record has. */
export { recordEndpoints } from "./api/record-endpoints.ts";
