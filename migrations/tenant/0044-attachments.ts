import type { Migration } from "#tenancy/migration.ts";

/** Files on records of any room. Their bytes lie in the file store. */
export const attachments: Migration = {
  version: 44,
  name: "files on any record",
  up: `
create table {attachment} (
  id uuid primary key,
  -- As rules call the record: FeedPost. Its table belongs to another room, so there is no foreign key.
  record_kind text not null,
  record_id uuid not null,
  position smallint not null,
  kind text not null check (kind in ('IMAGE', 'GIF', 'DOCUMENT')),
  file_name text not null check (length(file_name) between 1 and 200),
  content_type text not null,
  byte_size int not null check (byte_size >= 0),
  width int,
  height int,
  -- Where the file store has the bytes.
  store_key text not null unique,
  uploaded_by uuid not null references {employee},
  created_at timestamptz not null,
  removed_at timestamptz
);
create index attachment_on_record on {attachment} (record_id, record_kind, position) where removed_at is null;
create index attachment_uploaded_by on {attachment} (uploaded_by);
create index attachment_removed on {attachment} (removed_at) where removed_at is not null;
`,
};
