import type { Migration } from "#tenancy/migration.ts";

/** The history of goals becomes the history of any record; its entries come along with their ids and dates. */
export const recordChanges: Migration = {
  version: 40,
  name: "one table for what was changed about records",
  up: `
create table {record_change} (
  id uuid primary key,
  -- The order of what happened in one instant.
  sequence bigint generated always as identity,
  -- As rules call the record: Goal. Its table belongs to a room, so there is no foreign key.
  record_kind text not null,
  record_id uuid not null,
  employee_id uuid references {employee},
  at timestamptz not null,
  field text not null,
  value_before jsonb,
  value_after jsonb,
  reason text check (length(reason) <= 500),
  -- The act that changed several records at once.
  act_id uuid
);
insert into {record_change} (id, record_kind, record_id, employee_id, at, field, value_before, value_after, reason, act_id)
select id, 'Goal', goal_id, employee_id, at, field, value_before, value_after, reason, realignment_id from {goal_change} order by sequence;
drop table {goal_change};
create index record_change_record on {record_change} (record_id, at desc, id desc);
create index record_change_moved on {record_change} (at) where field = 'parent' and record_kind = 'Goal';
create index record_change_employee on {record_change} (employee_id);
create index record_change_act on {record_change} (act_id) where act_id is not null;
`,
};
