import type { Migration } from "#tenancy/migration.ts";

/** Templates say for whom they are, and may begin journeys when the register says that somebody joins, leaves or is away. */
export const journeysByThemselves: Migration = {
  version: 328,
  name: "journeys that begin by themselves",
  up: `
alter table {lifecycle_template} add column audience jsonb not null default '{"everyone": true}';
alter table {lifecycle_template} add column follows_register boolean not null default false;
-- What the register says of days before it is left alone.
alter table {lifecycle_template} add column follows_from date;
-- Whose the steps of HR are where nobody began the journey.
alter table {lifecycle_template} add column hr_id uuid;
alter table {lifecycle_template} add constraint lifecycle_template_hr_id_fkey foreign key (hr_id) references {employee};
alter table {lifecycle_template} add constraint lifecycle_template_follows
  check (not follows_register or (follows_from is not null and hr_id is not null));
alter table {lifecycle_journey} add column follows_register boolean not null default false;
create index lifecycle_journey_following on {lifecycle_journey} (on_day) where follows_register and state <> 'WITHDRAWN';
`,
};
