import type { Migration } from "#tenancy/migration.ts";

/** One row: of how few answers a company shows nothing, whatever a survey of its own asks for. */
export const minimumOfSurveys: Migration = {
  version: 358,
  name: "minimum of surveys",
  up: `
create table {survey_minimum} (
  id integer primary key check (id = 1),
  fewest integer not null check (fewest between 4 and 50)
);
`,
};
