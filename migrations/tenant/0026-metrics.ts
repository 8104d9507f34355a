import type { Migration } from "#tenancy/migration.ts";

export const metrics: Migration = {
  version: 26,
  name: "metrics of a company with their own history, which key results follow",
  up: `
create table {metric} (
  id uuid primary key,
  -- What formulas call it; it stays, whatever becomes of the name.
  key text not null unique check (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  name text not null check (name = btrim(name) and char_length(name) between 1 and 120),
  description text not null default '' check (char_length(description) <= 2000),
  measure_type text not null check (measure_type in ('CURRENCY', 'PERCENTAGE', 'COUNT')),
  currency char(3),
  direction text not null check (direction in ('UP', 'DOWN')),
  owner_id uuid not null references {employee},
  retired_at timestamptz,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check ((measure_type = 'CURRENCY') = (currency is not null))
);
create unique index metric_name on {metric} (lower(name)) where retired_at is null;
create index metric_list on {metric} (lower(name), id);
create index metric_owner on {metric} (owner_id);
create index metric_creator on {metric} (created_by);

create table {metric_point} (
  id uuid primary key,
  metric_id uuid not null references {metric},
  on_date date not null,
  value numeric(22, 6) not null,
  note text not null default '' check (char_length(note) <= 500),
  given_by uuid not null references {employee},
  given_at timestamptz not null,
  -- Since when another value stands in its place, or none; what was stays to be read.
  replaced_at timestamptz,
  replaced_by uuid references {employee},
  check ((replaced_at is null) = (replaced_by is null))
);
create unique index metric_point_day on {metric_point} (metric_id, on_date) where replaced_at is null;
create index metric_point_before on {metric_point} (metric_id, on_date, given_at) where replaced_at is not null;
create index metric_point_giver on {metric_point} (given_by);
create index metric_point_replacer on {metric_point} (replaced_by) where replaced_by is not null;

alter table {goal}
  add constraint goal_metric foreign key (metric_id) references {metric},
  add constraint goal_metric_tracked check (metric_id is null or progress_type = 'TRACKED');
create index goal_metric_follower on {goal} (metric_id) where metric_id is not null;

-- A check-in that a metric made: nobody's, and news all the same.
alter table {goal_check_in} add column metric_id uuid references {metric};
create index goal_check_in_metric on {goal_check_in} (metric_id) where metric_id is not null;
`,
};
