import type { Migration } from "#tenancy/migration.ts";

/** What became of each person in long work, whichever module does it; goals given from templates were the first. */
export const outcomesPersonByPerson: Migration = {
  version: 95,
  name: "what became of each person in long work",
  up: `
alter table {goal_template_result} drop constraint goal_template_result_goal_id_fkey;
alter table {goal_template_result} drop constraint goal_template_result_outcome_check;
alter table {goal_template_result} rename column goal_id to record_id;
alter table {goal_template_result} add column params jsonb not null default '{}';
alter table {goal_template_result} rename to person_outcome;
alter index {goal_template_result_pkey} rename to person_outcome_pkey;
drop index {goal_template_result_goal};
alter index {goal_template_result_employee} rename to person_outcome_employee;

-- For whom a template was given is an audience, with what it was called that day.
update {background_task} t set params = (t.params - 'cohortId') || jsonb_build_object(
    'audience', case when t.params->>'cohortId' is null then null
      else jsonb_build_object('cohorts', jsonb_build_array(t.params->>'cohortId')) end,
    'named', case when t.params->>'cohortId' is null then null
      else jsonb_build_object('everyone', false, 'without', 0, 'names', coalesce(
        (select jsonb_agg(c.name) from {cohort} c where c.id::text = t.params->>'cohortId'), '[]'::jsonb)) end)
  where t.kind = 'goals.template-run';
`,
};
