import type { Migration } from "#tenancy/migration.ts";

/** What programs that follow a list were answered, to tell them what is other and what is gone. */
export const listsThatAreFollowed: Migration = {
  version: 320,
  name: "lists that programs follow",
  up: `
create table {followed_record} (
  reader_id uuid not null references {employee} on delete cascade,
  -- The path of the list. Its records belong to rooms, so there is no foreign key.
  list text not null check (char_length(list) <= 100),
  record_id uuid not null,
  -- Of the record as the reader saw it.
  digest text not null,
  changed_at timestamptz not null,
  gone boolean not null default false,
  primary key (reader_id, list, record_id)
);
create index followed_record_changed on {followed_record} (reader_id, list, changed_at, record_id);
create index followed_record_record on {followed_record} (record_id);
`,
};
