/** What people fill in about a record, described once. */
export { recordFields } from "./domain/record-fields.ts";
/** The kinds of fields; every kind is a folder of `kinds/`. */
export { audience } from "./kinds/audience/field.ts";
export { choice } from "./kinds/choice/field.ts";
export { day } from "./kinds/day/field.ts";
export { files } from "./kinds/files/field.ts";
export { money } from "./kinds/money/field.ts";
export { number } from "./kinds/number/field.ts";
export { people } from "./kinds/people/field.ts";
export { person } from "./kinds/person/field.ts";
export { richText } from "./kinds/rich-text/field.ts";
export { state } from "./kinds/state/field.ts";
export { text } from "./kinds/text/field.ts";
export { yesNo } from "./kinds/yes-no/field.ts";
/** Who may do what to records that belong to people, and what a custom role can give of them. */
export { ownRecordRights, ownRecordRules } from "./domain/own-records.ts";
