import type { Migration } from "#tenancy/migration.ts";

export const whatNoticesAreAbout: Migration = {
  version: 295,
  name: "a notice names the record it speaks of",
  up: `
alter table {notification} add column about_kind text;
alter table {notification} add column about_id uuid;
alter table {notification} add constraint notification_about_check check ((about_kind is null) = (about_id is null));
`,
};
