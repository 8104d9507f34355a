import type { Migration } from "#tenancy/migration.ts";

/** Pay, ranges, cycles of compensation with their people, budgets and letters. What says an amount of somebody is sealed. */
export const compensation: Migration = {
  version: 200,
  name: "compensation",
  up: `
create table {compensation_import} (
  id uuid primary key,
  lines int not null,
  created_by uuid not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create table {compensation_pay} (
  id uuid primary key,
  employee_id uuid not null references {employee},
  component text not null check (component in ('BASE', 'ALLOWANCE', 'VARIABLE', 'EQUITY')),
  effective_on date not null,
  sealed text not null,
  source text not null check (source in ('MANUAL', 'IMPORT', 'CYCLE')),
  origin_id uuid,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  replaced_at timestamptz,
  replaced_by uuid
);
create unique index compensation_pay_live on {compensation_pay} (employee_id, component, effective_on)
  where replaced_at is null;
create index compensation_pay_origin on {compensation_pay} (origin_id);
create table {compensation_band} (
  id uuid primary key,
  grade_id uuid not null references {grade},
  job_function_id uuid references {job_function},
  location_id uuid references {location},
  currency text not null,
  minimum bigint not null,
  midpoint bigint not null,
  maximum bigint not null,
  effective_on date not null,
  created_by uuid not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  version int not null default 1,
  check (minimum <= midpoint and midpoint <= maximum)
);
create unique index compensation_band_live on {compensation_band} (grade_id, job_function_id, location_id, currency, effective_on)
  nulls not distinct where archived_at is null;
create table {compensation_cycle} (
  id uuid primary key,
  name text not null,
  state text not null check (state in ('DRAFT', 'ACTIVE', 'IN_REVIEW', 'PUBLISHED')),
  currency text not null,
  effective_on date not null,
  guideline_type text not null check (guideline_type in ('PERFORMANCE_LINKED', 'NONE')),
  review_cycle_id uuid,
  budget_mode text not null check (budget_mode in ('SOFT', 'HARD')),
  settings jsonb not null,
  publisher_id uuid not null references {employee},
  created_by uuid not null,
  created_at timestamptz not null,
  launched_at timestamptz,
  published_at timestamptz,
  version int not null default 1
);
create table {compensation_guideline} (
  cycle_id uuid not null references {compensation_cycle},
  rating text not null,
  zone text not null check (zone in ('LOWER', 'MIDDLE', 'UPPER')),
  minimum int not null,
  target int not null,
  maximum int not null,
  primary key (cycle_id, rating, zone)
);
create table {compensation_budget} (
  cycle_id uuid not null references {compensation_cycle},
  node_id uuid not null,
  parent_id uuid,
  name text not null,
  people int not null,
  sealed text not null,
  primary key (cycle_id, node_id)
);
create table {compensation_member} (
  id uuid primary key,
  cycle_id uuid not null references {compensation_cycle},
  employee_id uuid not null references {employee},
  excluded text check (excluded in ('OUTSIDE_AUDIENCE', 'NO_PAY', 'NO_RATE', 'JOINED_TOO_LATE', 'NO_STAKEHOLDER')),
  node_id uuid not null,
  proposer_id uuid,
  approver_ids uuid[] not null default '{}',
  publisher_id uuid not null,
  turn text not null check (turn in ('PROPOSER', 'APPROVER', 'PUBLISHER', 'DONE')),
  level int not null default 0,
  turn_id uuid,
  rating text,
  facts text,
  proposal text,
  proposed boolean not null default false,
  mark text not null default 'WITHIN' check (mark in ('WITHIN', 'BELOW', 'ABOVE')),
  sent_back boolean not null default false,
  version int not null default 1,
  unique (cycle_id, employee_id)
);
create index compensation_member_turn on {compensation_member} (turn_id) where turn <> 'DONE';
create index compensation_member_node on {compensation_member} (cycle_id, node_id);
create table {compensation_entry} (
  id uuid primary key,
  position bigint generated always as identity,
  cycle_id uuid not null references {compensation_cycle},
  member_id uuid not null references {compensation_member},
  kind text not null check (kind in ('PROPOSED', 'PASSED_ON', 'SENT_BACK', 'RECOMMENDED', 'PUBLISHED', 'REOPENED')),
  sealed text,
  made_by uuid not null,
  made_at timestamptz not null
);
create index compensation_entry_member on {compensation_entry} (member_id, position);
create table {compensation_letter} (
  id uuid primary key,
  cycle_id uuid not null references {compensation_cycle},
  member_id uuid not null references {compensation_member},
  employee_id uuid not null references {employee},
  sealed text not null,
  created_at timestamptz not null,
  released_at timestamptz,
  acknowledged_at timestamptz,
  withdrawn_at timestamptz
);
create index compensation_letter_employee on {compensation_letter} (employee_id);
`,
};
