import type { Migration } from "#tenancy/migration.ts";

/** A goal belongs to one department, and to any number of teams. */
export const departmentsAndTeamsOfGoals: Migration = {
  version: 262,
  name: "departments and teams of goals",
  up: `
create table {goal_team} (
  goal_id uuid not null references {goal} on delete cascade,
  team_id uuid not null references {team} on delete cascade,
  primary key (goal_id, team_id)
);
create index goal_team_team on {goal_team} (team_id);
create index goal_department on {goal} (org_unit_id) where org_unit_id is not null;
`,
};
