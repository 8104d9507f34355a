import type { Migration } from "#tenancy/migration.ts";

export const metricFormulas: Migration = {
  version: 27,
  name: "metrics computed of other metrics",
  up: `
alter table {metric} add column formula text check (char_length(formula) between 1 and 500);

-- What a formula reads, so that what follows from a value is found without reading formulas.
create table {metric_source} (
  metric_id uuid not null references {metric},
  source_id uuid not null references {metric},
  primary key (metric_id, source_id),
  check (metric_id <> source_id)
);
create index metric_source_source on {metric_source} (source_id);

-- What is computed was given by nobody.
alter table {metric_point} alter column given_by drop not null;
`,
};
