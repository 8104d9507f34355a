import type { Migration } from "#tenancy/migration.ts";

/** Groups that settle ratings together, each move they made, and how the next months of a person are planned. */
export const calibration: Migration = {
  version: 64,
  name: "calibration groups, moves, guidelines and talent plans",
  up: `
create table {calibration_group} (
  id uuid primary key,
  -- Cycles and reviewees belong to the room of reviews, so there is no foreign key.
  cycle_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 120),
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  finished_by uuid references {employee},
  finished_at timestamptz,
  version int not null default 1,
  check ((finished_at is null) = (finished_by is null))
);
create index calibration_group_cycle on {calibration_group} (cycle_id, created_at);
create index calibration_group_created_by on {calibration_group} (created_by);
create index calibration_group_finished_by on {calibration_group} (finished_by) where finished_by is not null;

-- Who calibrates.
create table {calibration_member} (
  group_id uuid not null references {calibration_group} on delete cascade,
  employee_id uuid not null references {employee},
  primary key (group_id, employee_id)
);
create index calibration_member_employee on {calibration_member} (employee_id);

-- Who is calibrated: each reviewee in one group at most.
create table {calibration_reviewee} (
  reviewee_id uuid primary key,
  group_id uuid not null references {calibration_group} on delete cascade
);
create index calibration_reviewee_group on {calibration_reviewee} (group_id);

-- Every move, never changed: what stood before, what stands since, and why.
create table {calibration_move} (
  id uuid primary key,
  position bigint generated always as identity unique,
  group_id uuid not null references {calibration_group} on delete cascade,
  reviewee_id uuid not null,
  moved_by uuid not null references {employee},
  moved_at timestamptz not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null check (length(reason) between 1 and 1000),
  -- The move that this one takes back.
  undoes uuid unique references {calibration_move}
);
create index calibration_move_group on {calibration_move} (group_id, position);
create index calibration_move_reviewee on {calibration_move} (reviewee_id, position);
create index calibration_move_moved_by on {calibration_move} (moved_by);

-- How many of a hundred people are expected in an option or a box.
create table {calibration_guideline} (
  cycle_id uuid not null,
  place text not null check (length(place) between 1 and 80),
  percent smallint not null check (percent between 0 and 100),
  primary key (cycle_id, place)
);

create table {calibration_talent} (
  reviewee_id uuid primary key,
  risk text check (risk in ('HIGH', 'MEDIUM', 'LOW')),
  impact text check (impact in ('HIGH', 'MEDIUM', 'LOW')),
  changed_by uuid not null references {employee},
  changed_at timestamptz not null,
  version int not null default 1
);
create index calibration_talent_changed_by on {calibration_talent} (changed_by);

-- Who could take over, and how soon.
create table {calibration_successor} (
  reviewee_id uuid not null references {calibration_talent} on delete cascade,
  employee_id uuid not null references {employee},
  readiness text not null check (readiness in ('NOW', 'ONE_YEAR', 'TWO_YEARS')),
  primary key (reviewee_id, employee_id)
);
create index calibration_successor_employee on {calibration_successor} (employee_id);
`,
};
