import type { Migration } from "#tenancy/migration.ts";

// The secret of an installation is sealed with the key of the company. Rows are what a source holds, as far as it was read.
export const connectors: Migration = {
  version: 59,
  name: "connectors: installations, runs, what they read and what they write",
  up: `
create table {connector_installation} (
  id uuid primary key,
  -- Its id in the catalogue.
  connector text not null,
  connector_version text not null,
  kind text not null check (kind in ('hr', 'crm', 'issue-tracker', 'calendar', 'chat')),
  name text not null,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'PAUSED')),
  settings jsonb not null default '{}',
  -- Our field, and the column of the source it is read from.
  mapping jsonb not null default '{}',
  secret text,
  -- Whom the credentials belong to, as the source said when it was last asked.
  account text,
  every_minutes int not null check (every_minutes between 5 and 10080),
  retires_missing boolean not null default false,
  -- Who switched it on: it writes by their rights.
  runs_as uuid references {employee},
  next_run_at timestamptz,
  failures int not null default 0,
  last_error text,
  last_good_at timestamptz,
  created_by uuid not null references {employee},
  created_at timestamptz not null,
  version int not null default 1
);
create unique index connector_installation_name on {connector_installation} (lower(name));
create index connector_installation_due on {connector_installation} (next_run_at) where status = 'ACTIVE';
create index connector_installation_runs_as on {connector_installation} (runs_as);
create index connector_installation_created_by on {connector_installation} (created_by);

create table {connector_run} (
  id uuid primary key,
  installation_id uuid not null references {connector_installation} on delete cascade,
  reason text not null check (reason in ('SCHEDULE', 'MANUAL', 'TRIAL', 'HOOK')),
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED', 'HELD')),
  started_by uuid not null references {employee},
  started_at timestamptz not null,
  ended_at timestamptz,
  -- How far its process was shut in.
  level smallint not null,
  read_rows int not null default 0,
  removed_rows int not null default 0,
  rejected_rows int not null default 0,
  -- What it changed or would change, in numbers: {"CREATED": 3}.
  outcome jsonb not null default '{}',
  -- The import of people it made.
  import_id uuid,
  error_code text,
  error_message text
);
create index connector_run_installation on {connector_run} (installation_id, started_at desc);
create index connector_run_started_by on {connector_run} (started_by);

create table {connector_rejected_row} (
  id uuid primary key,
  run_id uuid not null references {connector_run} on delete cascade,
  stream text not null,
  external_id text,
  source jsonb not null,
  reason text not null
);
create index connector_rejected_row_run on {connector_rejected_row} (run_id, id);

create table {connector_cursor} (
  installation_id uuid not null references {connector_installation} on delete cascade,
  stream text not null,
  cursor jsonb not null,
  read_at timestamptz not null,
  -- When the stream was last read whole.
  whole_at timestamptz,
  primary key (installation_id, stream)
);

create table {connector_row} (
  installation_id uuid not null references {connector_installation} on delete cascade,
  stream text not null,
  external_id text not null,
  content jsonb not null,
  -- The run that last saw it.
  run_id uuid not null,
  primary key (installation_id, stream, external_id)
);

create table {connector_metric} (
  id uuid primary key,
  installation_id uuid not null references {connector_installation} on delete cascade,
  metric_id uuid not null,
  measure text not null check (measure in ('COUNT', 'SUM', 'SHARE_DONE', 'VALUE')),
  -- What rows must say: {"statusCategory": "done"}; of a sum, the field that is added up.
  filter jsonb not null default '{}',
  field text,
  value double precision,
  measured_at timestamptz,
  error text,
  created_by uuid not null references {employee},
  created_at timestamptz not null
);
create unique index connector_metric_metric on {connector_metric} (metric_id);
create index connector_metric_installation on {connector_metric} (installation_id);
create index connector_metric_created_by on {connector_metric} (created_by);
`,
};
