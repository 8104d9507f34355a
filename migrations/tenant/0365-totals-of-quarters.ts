import type { Migration } from "#tenancy/migration.ts";

/** What measures that name people sum up to in quarters that are over, for all of the company, as counted on a day. */
export const totalsOfQuarters: Migration = {
  version: 365,
  name: "totals of quarters",
  up: `
create table {measure_total} (
  measure text not null,
  starts_on date not null,
  value double precision not null,
  weight double precision not null,
  people integer not null,
  counted_on date not null,
  primary key (measure, starts_on)
);
`,
};
