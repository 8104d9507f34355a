import type { Migration } from "#tenancy/migration.ts";

/** Peers whom somebody nominates can wait for who leads the review, who approves them or does not. */
export const peersWaitForApproval: Migration = {
  version: 268,
  name: "nominations wait for approval",
  up: `
alter table {review_nomination} drop constraint review_nomination_status_check;
alter table {review_nomination} add constraint review_nomination_status_check
  check (status in ('PROPOSED', 'REFUSED', 'NOMINATED', 'ACCEPTED', 'DECLINED', 'SUBMITTED', 'WITHDRAWN'));
-- Who approved it or did not, where it had to be approved.
alter table {review_nomination} add column approved_by uuid;
alter table {review_nomination} add column approved_at timestamptz;
`,
};
