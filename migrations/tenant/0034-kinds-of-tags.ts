import type { Migration } from "#tenancy/migration.ts";

export const kindsOfTags: Migration = {
  version: 34,
  name: "tags of competencies and drivers, and deleted tags",
  up: `
alter table {tag} drop constraint tag_kind_check;
alter table {tag} add constraint tag_kind_check check (kind in ('GOAL', 'INITIATIVE', 'COMPETENCY', 'DRIVER'));
alter table {tag_on_goal} drop constraint tag_on_goal_kind_check;
alter table {tag_on_goal} add constraint tag_on_goal_kind_check check (kind in ('GOAL', 'COMPETENCY', 'DRIVER'));

alter table {tag} add column deleted_at timestamptz;
alter table {tag} add column deleted_by uuid;
alter table {tag} add column deleted_from text check (deleted_from in ('USE', 'ARCHIVE'));
alter table {tag} add constraint tag_deleted_out_of_use check (deleted_at is null or (archived_at is not null and deleted_from is not null));
create index tag_deleted on {tag} (deleted_at) where deleted_at is not null;
`,
};
