import type { Migration } from "#tenancy/migration.ts";

/** Whom a recurring survey asks is chosen as for a single one; one that has ended never asks again. */
export const recurringSurveysAreChanged: Migration = {
  version: 281,
  name: "recurring surveys have an audience, and an end",
  up: `
alter table {survey_series} add column audience jsonb not null default '{"everyone": true}';
alter table {survey_series} add column ended_at timestamptz;
`,
};
