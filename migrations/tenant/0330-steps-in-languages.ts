import type { Migration } from "#tenancy/migration.ts";

/** Steps of journeys say what is to be done in the languages of those who read them. */
export const stepsInLanguages: Migration = {
  version: 330,
  name: "steps in languages",
  up: `
-- By language: {"de": {"title": "...", "details": "..."}}. What is left out is said in title and details.
alter table {lifecycle_step} add column translations jsonb not null default '{}';
`,
};
