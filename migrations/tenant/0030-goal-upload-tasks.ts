import type { Migration } from "#tenancy/migration.ts";

export const goalUploadTasks: Migration = {
  version: 30,
  name: "long files of goals are checked, applied and undone in the background",
  up: `
create table {goal_upload_task} (
  upload_id uuid primary key references {goal_upload},
  kind text not null check (kind in ('CHECK', 'APPLY', 'UNDO')),
  state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  -- Lines.
  done int not null default 0,
  total int not null default 0,
  error jsonb,
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'FAILED') = (error is not null))
);
`,
};
