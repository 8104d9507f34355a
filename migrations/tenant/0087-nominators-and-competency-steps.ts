import type { Migration } from "#tenancy/migration.ts";

/** Who nominates peers is asked by a form of their own; what follows from a result can be a step towards a competency. */
export const nominatorsAndCompetencySteps: Migration = {
  version: 87,
  name: "forms of nominators, and steps towards competencies in action plans",
  up: `
alter table {review_cycle_form} drop constraint review_cycle_form_provider_check;
alter table {review_cycle_form} add constraint review_cycle_form_provider_check
  check (provider in ('NOMINATOR', 'SELF', 'MANAGER', 'PEER', 'UPWARD', 'DLM', 'EXTERNAL'));
alter table {review_form} drop constraint review_form_provider_check;
alter table {review_form} add constraint review_form_provider_check
  check (provider in ('NOMINATOR', 'SELF', 'MANAGER', 'PEER', 'UPWARD', 'DLM', 'EXTERNAL'));

alter table {review_action} drop constraint review_action_kind_check;
alter table {review_action} add constraint review_action_kind_check
  check (kind in ('GOAL', 'TASK', 'COMPETENCY', 'AGENDA', 'NOTE'));
-- Towards what a step leads.
alter table {review_action} add column competency_id uuid;
alter table {review_action} add constraint review_action_competency check ((kind = 'COMPETENCY') = (competency_id is not null));
`,
};
