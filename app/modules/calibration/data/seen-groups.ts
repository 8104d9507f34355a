import { employeeOfReviewee } from "#app/modules/reviews/index.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { groupFacts } from "./group-record.ts";
import { sql, uuids, type Sql } from "#tenancy/sql.ts";

const memberIds =
  (group: Sql) =>
  (values: readonly Scalar[]): Sql =>
    sql`exists (select from {calibration_member} m where m.group_id = ${group} and m.employee_id in (${uuids(values)}))`;

/** Groups, and people in them, that notices name. */
export const seenInCalibration: readonly SeenRecord[] = [
  {
    kind: "CalibrationGroup",
    facts: groupFacts,
    isSeen: async (context, id) => {
      const columns = { memberIds: memberIds(sql`g.id`) };
      const seen = rulesToSql(await context.ability(), "view", "CalibrationGroup", columns);
      return sql`exists (select from {calibration_group} g where g.id = ${id} and (${seen}))`;
    },
  },
  {
    kind: "CalibratedPerson",
    isSeen: async (context, id) => {
      const employeeId = employeeOfReviewee(sql`p.reviewee_id`);
      const columns = { memberIds: memberIds(sql`p.group_id`), employeeId };
      const seen = rulesToSql(await context.ability(), "view", "CalibratedPerson", columns);
      return sql`exists (select from {calibration_reviewee} p where p.reviewee_id = ${id} and ${employeeId} is not null and (${seen}))`;
    },
  },
];
