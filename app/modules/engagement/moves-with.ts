import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";

/** Surveys that somebody is asked in and has not answered; drafts of answers are nobody else's to read. */
export const engagementMovesWith: MovesWith = {
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "EXIT")
      return [
        {
          label: "lifecycle.surveys",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {survey_participant} p join {survey} s on s.id = p.survey_id
              where p.employee_id = ${employeeId} and not p.took_part and s.state = 'LIVE' and s.deleted_at is null`,
          ),
        },
      ];
    return [];
  },
};
