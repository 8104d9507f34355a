/** A person as picture, name and role, and a field that finds one; their words are this room's. */
export { EmployeeChip } from "./components/employee-chip/employee-chip.tsx";
export { PeoplePicker } from "./components/people-picker.tsx";
