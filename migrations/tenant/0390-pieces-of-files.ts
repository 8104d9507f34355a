import type { Migration } from "#tenancy/migration.ts";

/** A file that long work makes may be as long as it likes: what does not stand with its task follows in pieces. */
export const piecesOfFiles: Migration = {
  version: 390,
  name: "files of long work in pieces",
  up: `
create table {background_task_piece} (
  task_id uuid not null references {background_task} on delete cascade,
  -- Which attempt made it; those of an attempt that came to no end are nobody's.
  attempt int not null,
  -- From 2 on: the first stands with the task.
  number int not null,
  content bytea not null,
  primary key (task_id, attempt, number)
);
`,
};
