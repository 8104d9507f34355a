import type { Migration } from "#tenancy/migration.ts";

export const deletedRowsAreFound: Migration = {
  version: 102,
  name: "rows whose time to be restored is over are found without reading whole tables",
  up: `
create index initiative_deleted on {initiative} (deleted_at) where deleted_at is not null;
create index feedback_deleted on {feedback} (deleted_at) where deleted_at is not null;
create index one_on_one_point_deleted on {one_on_one_point} (deleted_at) where deleted_at is not null;
`,
};
