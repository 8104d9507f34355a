import type { Migration } from "#tenancy/migration.ts";

/** A step is a task of another room, named by its id alone; a survey may ask again about the result that a plan is about. */
export const whatIsDoneAboutResults: Migration = {
  version: 171,
  name: "plans about results have tasks, and surveys that measure them again",
  up: `
create table {survey_focus_step} (
  initiative_id uuid primary key,
  focus_id uuid not null references {survey_focus} on delete cascade,
  created_at timestamptz not null
);
create index survey_focus_step_focus on {survey_focus_step} (focus_id);

alter table {survey} add column focus_id uuid;

create index survey_focus_id on {survey} (focus_id) where focus_id is not null;
`,
};
