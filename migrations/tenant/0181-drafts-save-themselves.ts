import type { Migration } from "#tenancy/migration.ts";

/** A revision that saves itself while somebody types is written on; what was saved or handed in stays as it is. */
export const draftsSaveThemselves: Migration = {
  version: 181,
  name: "drafts-save-themselves",
  up: `
alter table {disciplinary_revision} add column typing boolean not null default false;
`,
};
