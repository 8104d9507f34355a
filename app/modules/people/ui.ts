/** A person as picture, name and role, with a card about them; one to be found by name; where a picture is served. */
export { EmployeeChip } from "./components/employee-chip/employee-chip.tsx";
export { PeoplePicker } from "./components/people-picker.tsx";
export { photoAddress } from "./components/photo-address.ts";
