import { isBelow, isPresent, peopleInside } from "#app/modules/people/index.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { SeenRecord } from "#app/platform/contributions/seen-record.ts";
import { anyOf, sql } from "#tenancy/sql.ts";

/** Somebody's points, by the id of the person, that notices name. */
export const seenPoints: SeenRecord = {
  kind: "Points",
  isSeen: async (context, id) => {
    const today = context.today();
    const seen = rulesToSql(await context.ability(), "view", "Points", {
      employeeId: sql`e.id`,
      managerIds: (ids) => anyOf(ids.map((managerId) => isBelow(sql`e.id`, String(managerId), today))),
      orgUnitIds: (ids) => sql`(e.id in ${peopleInside(ids, today)})`,
    });
    return sql`exists (select from {employee} e where e.id = ${id} and ${isPresent(sql`e.id`, today)} and (${seen}))`;
  },
};
