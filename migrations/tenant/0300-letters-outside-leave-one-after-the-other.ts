import type { Migration } from "#tenancy/migration.ts";

/** When a letter leaves: one after the other, however many were written at once; null where it left as it was written. */
export const lettersOutsideLeaveOneAfterTheOther: Migration = {
  version: 300,
  name: "letters to people outside the company leave one after the other",
  up: `alter table {outside_letter} add column leaves_at timestamptz`,
};
