/** What people fill in about a record, described once. */
export { choice, day, number, recordFields, text } from "./domain/record-fields.ts";
/** Who may do what to records that belong to people, and what a custom role can give of them. */
export { ownRecordRights, ownRecordRules } from "./domain/own-records.ts";
