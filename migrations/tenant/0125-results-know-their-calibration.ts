import type { Migration } from "#tenancy/migration.ts";

/** When the calibration of somebody was finished: results that are shared by themselves wait for it. */
export const resultsKnowTheirCalibration: Migration = {
  version: 125,
  name: "results know whether their calibration is finished",
  up: `
alter table {review_reviewee} add column calibrated_at timestamptz;
update {review_reviewee} r set calibrated_at = g.finished_at from {calibration_reviewee} c, {calibration_group} g
  where c.reviewee_id = r.id and g.id = c.group_id and g.finished_at is not null;
`,
};
