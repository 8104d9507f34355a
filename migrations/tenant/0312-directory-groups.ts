import type { Migration } from "#tenancy/migration.ts";

/** Groups that an identity provider sends, each kept as a cohort that follows it. */
export const directoryGroups: Migration = {
  version: 312,
  name: "groups of an identity provider are cohorts that follow it",
  up: `
alter table {cohort} drop constraint cohort_source_check;
-- DIRECTORY is a list too, kept in step with a group of an identity provider.
alter table {cohort} add constraint cohort_source_check check (source in ('DYNAMIC', 'FROZEN', 'PICKED', 'FILE', 'DIRECTORY'));
create table {connector_group} (
  id uuid primary key,
  installation_id uuid not null references {connector_installation} on delete cascade,
  display_name text not null check (char_length(display_name) between 1 and 500),
  external_id text check (char_length(external_id) <= 500),
  -- The name its cohort was last given; null while it has none.
  applied_name text,
  cohort_id uuid references {cohort} on delete set null,
  -- Why the cohort does not follow the group: rights rest on it that the connection's person may not change.
  held text check (held in ('in-use')),
  removed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index connector_group_name on {connector_group} (installation_id, lower(display_name)) where removed_at is null;
create table {connector_group_member} (
  group_id uuid not null references {connector_group} on delete cascade,
  -- The user's id at the connection, as its row of users has it.
  user_id uuid not null,
  primary key (group_id, user_id)
);
create index connector_group_member_user on {connector_group_member} (user_id);
`,
};
