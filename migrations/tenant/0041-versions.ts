import type { Migration } from "#tenancy/migration.ts";

/**
 * Records that two people may have open at once count their changes, so that the second is told of the first. A release
 * that does not know the column goes on beside this one: what it adds begins at 1, and what it changes counts for nothing.
 */
export const versions: Migration = {
  version: 41,
  name: "org units, job terms, teams, tags, fields and saved views count their changes",
  up: `
alter table {org_unit} add column version int not null default 1;
alter table {job_function} add column version int not null default 1;
alter table {job_role} add column version int not null default 1;
alter table {grade} add column version int not null default 1;
alter table {team} add column version int not null default 1;
alter table {people_tag} add column version int not null default 1;
alter table {employee_field} add column version int not null default 1;
alter table {tag} add column version int not null default 1;
alter table {saved_view} add column version int not null default 1;
`,
};
