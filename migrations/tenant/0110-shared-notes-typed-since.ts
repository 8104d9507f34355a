import type { Migration } from "#tenancy/migration.ts";

/** The HTML of shared notes is made once nobody types any more: until then it is older than the notes. */
export const sharedNotesTypedSince: Migration = {
  version: 110,
  name: "shared notes know whether their HTML is of today",
  up: `
alter table {one_on_one_shared_note} add column stale boolean not null default false;
create index one_on_one_shared_note_stale on {one_on_one_shared_note} (updated_at) where stale;
`,
};
