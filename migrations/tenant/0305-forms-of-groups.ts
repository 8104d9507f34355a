import type { Migration } from "#tenancy/migration.ts";

/** Groups of people may be asked other questions in a review cycle than everybody else: fixed as their review begins. */
export const formsOfGroups: Migration = {
  version: 305,
  name: "groups of people are asked with forms of their own",
  up: `
-- Empty for everybody who is in no group; a group's forms are kept whole, those it shares with everybody too.
alter table {review_cycle_form} add column form_group text not null default '';
alter table {review_cycle_form} drop constraint review_cycle_form_pkey;
alter table {review_cycle_form} add constraint review_cycle_form_pkey primary key (cycle_id, provider, form_group);
alter table {review_reviewee} add column form_group text not null default '';
`,
};
