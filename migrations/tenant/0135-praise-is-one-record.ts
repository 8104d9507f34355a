import type { Migration } from "#tenancy/migration.ts";

export const praiseIsOneRecord: Migration = {
  version: 135,
  name: "feedback names the post of the feed that shows it, and who deleted it",
  up: `
-- A post of another room, so there is no foreign key; one post may praise several people.
alter table {feedback} add column post_id uuid;
alter table {feedback} add column deleted_by uuid;
create unique index feedback_post on {feedback} (post_id, receiver_id);
create index feedback_deleted_by on {feedback} (deleted_by) where deleted_by is not null;
`,
};
