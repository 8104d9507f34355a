export const templatesPlace = "/app/company/goal/templates";
