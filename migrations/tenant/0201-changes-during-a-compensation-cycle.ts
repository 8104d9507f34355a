import type { Migration } from "#tenancy/migration.ts";

/** Who leaves, or comes to another manager, while a cycle is planned: by the cycle's policy, kept in each line's history. */
export const changesDuringACompensationCycle: Migration = {
  version: 201,
  name: "changes during a compensation cycle",
  up: `
alter table {compensation_member} drop constraint compensation_member_excluded_check;
alter table {compensation_member} add constraint compensation_member_excluded_check
  check (excluded in ('OUTSIDE_AUDIENCE', 'NO_PAY', 'NO_RATE', 'JOINED_TOO_LATE', 'NO_STAKEHOLDER', 'LEFT'));
alter table {compensation_entry} drop constraint compensation_entry_kind_check;
alter table {compensation_entry} add constraint compensation_entry_kind_check
  check (kind in ('PROPOSED', 'PASSED_ON', 'SENT_BACK', 'RECOMMENDED', 'PUBLISHED', 'REOPENED', 'MOVED', 'LEFT'));
alter table {compensation_member} add column assigned boolean not null default false;
`,
};
