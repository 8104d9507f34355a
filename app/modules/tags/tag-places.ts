/** Where tags are made and kept. */
export const tagSettings = "/app/company/settings/tags";
