/** Where the screens of what the company is made of, and of what it says of people, stand. */
export const shapePlaces = {
  company: "/app/company/settings/platform/organization",
  orgUnits: "/app/company/settings/platform/units",
  employeeFields: "/app/company/settings/platform/employees/fields",
  peopleTags: "/app/company/settings/platform/employees/tags",
  functionGrade: "/app/company/settings/platform/function-grade",
  holidays: "/app/company/settings/platform/holidays",
} as const;
