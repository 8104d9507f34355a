/** A person wherever one is named: picture, name and role, a card on resting, the profile behind the name. */
export { PersonChip } from "./components/person-chip/person-chip.tsx";
/** The people somebody leads, as a list with a room's own columns. */
export { LedPeople } from "./components/led-people/led-people.tsx";
/** The choice of one colleague. */
export { PersonField } from "./components/person-field/person-field.tsx";
/** The choice of several colleagues. */
export { PeopleField } from "./components/person-field/people-field.tsx";
/** A person as fields offer them. */
export type { OfferedPerson } from "./components/person-field/find-people.tsx";
/** Where a person's picture is got from. */
export { photoAddress } from "#app/platform/files/photo-address.ts";
/** The company's own fields of a person, to be filled in. */
export { FieldInputs } from "./components/profile-panels/field-inputs.tsx";
/** What a form asks of a joiner, and where somebody stands. */
export { FactsFields } from "./components/profile-panels/facts-fields.tsx";
export { PlacesFields } from "./components/profile-panels/places-fields.tsx";
/** What people say of themselves where they are asked to. */
export { OwnDetailsFields } from "./components/profile-panels/own-details-fields.tsx";
