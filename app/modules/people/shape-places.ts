/** Where the screens of what the company is made of stand. */
export const shapePlaces = {
  organization: "/app/company/settings/platform/organization",
  functionGrade: "/app/company/settings/platform/function-grade",
} as const;
