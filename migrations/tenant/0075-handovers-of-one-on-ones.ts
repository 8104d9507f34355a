import type { Migration } from "#tenancy/migration.ts";

/** What goes over from the 1:1s with a former manager to those with the new one. */
export const handoversOfOneOnOnes: Migration = {
  version: 75,
  name: "what goes over to the 1:1s with a new manager",
  up: `
create table {one_on_one_handover} (
  id uuid primary key,
  -- With the new manager; asked of each series once.
  series_id uuid not null unique references {one_on_one_series} on delete cascade,
  former_series_id uuid not null references {one_on_one_series} on delete cascade,
  employee_id uuid not null references {employee},
  manager_id uuid not null references {employee},
  what text not null check (what in ('NOTHING', 'ACTIONS', 'NOTES')),
  -- Notes wait for the employee, who can take their word back.
  state text not null check (state in ('DONE', 'ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  version int not null default 1,
  check ((what = 'NOTES') = (state <> 'DONE'))
);
create index one_on_one_handover_former on {one_on_one_handover} (former_series_id);
create index one_on_one_handover_employee on {one_on_one_handover} (employee_id);
create index one_on_one_handover_manager on {one_on_one_handover} (manager_id);
`,
};
