import type { Migration } from "#tenancy/migration.ts";

/** Steps of journeys ask a whole form, and a leaver's access can end at a time of their last day. */
export const formsOfJourneys: Migration = {
  version: 329,
  name: "forms of journeys",
  up: `
alter table {lifecycle_step} drop constraint lifecycle_step_kind_check;
alter table {lifecycle_step} add constraint lifecycle_step_kind_check
  check (kind in ('TICK', 'READ', 'LINK', 'QUESTION', 'FILE', 'SIGN', 'FORM', 'DETAILS'));
alter table {lifecycle_step} drop constraint lifecycle_step_doer_check;
alter table {lifecycle_step} add constraint lifecycle_step_doer_check
  check (doer in ('PERSON', 'MANAGER', 'BUDDY', 'HR', 'NAMED', 'TEAM', 'ROLE'));
alter table {lifecycle_step} add column questions jsonb not null default '[]';
alter table {lifecycle_step} add column answers jsonb not null default '{}';
-- A time of the last day, where the person lives; null: access lasts to the end of that day by the company's calendar.
alter table {employee} add column access_ends_at time;
`,
};
