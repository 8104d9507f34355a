export { EmployeeChip, type EmployeeChipProps } from "./components/employee-chip.tsx";
export { PeoplePicker, type PeoplePickerProps } from "./components/people-picker.tsx";
