import type { Migration } from "#tenancy/migration.ts";

export const tags: Migration = {
  version: 24,
  name: "tags of goals and tasks",
  up: `
create table {tag} (
  id uuid primary key,
  kind text not null check (kind in ('GOAL', 'INITIATIVE')),
  name text not null,
  color text not null check (color in ('green', 'red', 'blue', 'orange', 'grey')),
  description text not null default '',
  parent_id uuid check (parent_id <> id),
  archived_at timestamptz,
  created_at timestamptz not null,
  unique (id, kind),
  foreign key (parent_id, kind) references {tag} (id, kind)
);
create unique index tag_name on {tag} (kind, lower(name)) where archived_at is null;
create index tag_parent on {tag} (parent_id, kind);

create table {tag_on_goal} (
  tag_id uuid not null,
  goal_id uuid not null references {goal} on delete cascade,
  kind text not null default 'GOAL' check (kind = 'GOAL'),
  attached_at timestamptz not null,
  attached_by uuid,
  primary key (tag_id, goal_id),
  foreign key (tag_id, kind) references {tag} (id, kind)
);
create index tag_on_goal_goal on {tag_on_goal} (goal_id);

create table {tag_on_initiative} (
  tag_id uuid not null,
  initiative_id uuid not null references {initiative} on delete cascade,
  kind text not null default 'INITIATIVE' check (kind = 'INITIATIVE'),
  attached_at timestamptz not null,
  attached_by uuid,
  primary key (tag_id, initiative_id),
  foreign key (tag_id, kind) references {tag} (id, kind)
);
create index tag_on_initiative_initiative on {tag_on_initiative} (initiative_id);
`,
};
