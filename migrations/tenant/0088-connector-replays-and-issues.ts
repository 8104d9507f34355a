import type { Migration } from "#tenancy/migration.ts";

/** A run can be made again from where it began; issues come of tasks and stand beside their links. */
export const connectorReplaysAndIssues: Migration = {
  version: 88,
  name: "connectors: where runs began, which run was made again, issues of tasks and their links",
  up: `
alter table {connector_run} drop constraint connector_run_reason_check;
alter table {connector_run} add constraint connector_run_reason_check
  check (reason in ('SCHEDULE', 'MANUAL', 'TRIAL', 'HOOK', 'REPLAY'));
-- How far each stream had been read when it began: {"issue": {"since": "2026-03-01T00:00:00Z"}}; null of runs from before.
alter table {connector_run} add column cursors_before jsonb;
alter table {connector_run} add column replay_of uuid references {connector_run} on delete set null;
create index connector_run_replay_of on {connector_run} (replay_of) where replay_of is not null;

-- Whether people may have issues made of their tasks, and whether links to issues say what they lead to.
alter table {connector_installation} add column issues_of_tasks boolean not null default false;
alter table {connector_installation} add column unfolds_links boolean not null default false;

create index connector_row_url on {connector_row} ((content->>'url')) where stream = 'issue';
create index connector_issue_task on {connector_issue} (initiative_id);
`,
};
