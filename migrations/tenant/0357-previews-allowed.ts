import type { Migration } from "#tenancy/migration.ts";

/** Features in preview give nobody a right: the company only says whether its people may try them. */
export const featuresInPreview: Migration = {
  version: 357,
  name: "a company says whether its people may try features that are in preview",
  up: `
alter table {organization} add column previews_allowed boolean not null default false;
`,
};
