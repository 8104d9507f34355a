import type { Migration } from "#tenancy/migration.ts";

/** A key that is being replaced goes on for a while beside its successor; what keys are used for is counted by day. */
export const embedUse: Migration = {
  version: 72,
  name: "rotation and use of the keys of widgets",
  up: `
alter table {embed_key} add column retires_at timestamptz;
alter table {embed_key} add column replaces_id uuid references {embed_key};
create index embed_key_replaces on {embed_key} (replaces_id) where replaces_id is not null;
drop index embed_key_name;
create unique index embed_key_name on {embed_key} (lower(name)) where revoked_at is null and retires_at is null;

create table {embed_use} (
  key_id uuid not null references {embed_key} on delete cascade,
  day date not null,
  -- Sessions that were opened, what was changed through them, and what was refused.
  opened int not null default 0,
  sent int not null default 0,
  refused int not null default 0,
  primary key (key_id, day)
);
`,
};
