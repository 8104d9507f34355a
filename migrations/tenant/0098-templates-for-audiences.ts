import type { Migration } from "#tenancy/migration.ts";

/** For whom an access template of goals is, as an audience; until then it was cohorts alone. */
export const templatesForAudiences: Migration = {
  version: 98,
  name: "access templates of goals applied to an audience",
  up: `
alter table {goal_access_template} add column audience jsonb not null default '{}';
update {goal_access_template} t set audience = jsonb_build_object('cohorts', held.ids)
  from (select template_id, jsonb_agg(cohort_id order by cohort_id) as ids from {goal_access_template_cohort} group by 1) held
  where held.template_id = t.id;
drop table {goal_access_template_cohort};
`,
};
