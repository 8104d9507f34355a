import type { Migration } from "#tenancy/migration.ts";

export const connectorsBothWays: Migration = {
  version: 65,
  name: "connectors: facts sent out, sign-ins by consent, issues as tasks, people of a chat",
  up: `
alter table {connector_installation} drop constraint connector_installation_kind_check;
alter table {connector_installation} add constraint connector_installation_kind_check
  check (kind in ('hr', 'crm', 'issue-tracker', 'calendar', 'chat', 'analytics'));
-- Which data sets may be sent out.
alter table {connector_installation} add column datasets text[] not null default '{}';
-- Whether issues become tasks here, and of which project; tasks then say at the source how they stand.
alter table {connector_installation} add column makes_tasks boolean not null default false;
alter table {connector_installation} add column tasks_project text;

-- What a data set holds at the source by our doing.
create table {connector_fact} (
  installation_id uuid not null references {connector_installation} on delete cascade,
  dataset text not null,
  fact_id text collate "C" not null,
  digest text not null,
  primary key (installation_id, dataset, fact_id)
);

-- Somebody is being asked for their consent at the source; used once, and for a few minutes.
create table {connector_sign_in} (
  -- A digest of the state that travels through the browser.
  state text primary key,
  installation_id uuid not null references {connector_installation} on delete cascade,
  session_id uuid not null,
  employee_id uuid not null references {employee},
  -- Sealed: the verifier of the challenge, and the client that asks.
  secret text not null,
  redirect_to text not null,
  expires_at timestamptz not null
);
create index connector_sign_in_installation on {connector_sign_in} (installation_id);
create index connector_sign_in_employee on {connector_sign_in} (employee_id);

-- An issue and the task it is here. \`status\` is what both said when they last agreed.
create table {connector_issue} (
  installation_id uuid not null references {connector_installation} on delete cascade,
  external_id text not null,
  initiative_id uuid not null,
  key text not null,
  url text,
  status text not null check (status in ('planned', 'in-progress', 'done')),
  made_from text not null check (made_from in ('ISSUE', 'TASK')),
  primary key (installation_id, external_id)
);
create unique index connector_issue_initiative on {connector_issue} (installation_id, initiative_id);

-- Who somebody of a chat is here.
create table {connector_person} (
  installation_id uuid not null references {connector_installation} on delete cascade,
  external_id text not null,
  employee_id uuid not null references {employee},
  linked_at timestamptz not null,
  primary key (installation_id, external_id)
);
create index connector_person_employee on {connector_person} (employee_id);
`,
};
