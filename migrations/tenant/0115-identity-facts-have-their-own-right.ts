import type { Migration } from "#tenancy/migration.ts";

// Who edits what describes people no longer moves what others know them by: that is `people.identity`, which an admin gives.
export const identityFactsHaveTheirOwnRight: Migration = {
  version: 115,
  name: "custom roles: work e-mail and employee number are no fields of editing people any more",
  up: `
update {custom_role} set fields = jsonb_set(fields, array['people.edit'], (fields -> 'people.edit') - 'workEmail' - 'externalId')
  where fields ? 'people.edit';
`,
};
