import type { Context } from "#app/platform/context/context.ts";
import type { MoveOfPerson, MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { notesAllowing } from "./data/note-facts.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Notes that somebody who leaves did not answer, or wrote and did not publish; only those the reader sees are counted. */
export const disciplinaryMovesWith = {
  says: async (context: Context, { move, employeeId }: MoveOfPerson) => {
    if (!employeeId || move !== "EXIT") return [];
    return [
      {
        label: "lifecycle.unanswered",
        count: await notesWhere(
          context,
          sql`n.employee_id = ${employeeId} and n.state = 'PUBLISHED' and n.outcome is null`,
        ),
      },
      {
        label: "lifecycle.unpublished",
        count: await notesWhere(context, sql`n.author_id = ${employeeId} and n.published_at is null`),
      },
    ];
  },
} satisfies MovesWith;

async function notesWhere(context: Context, condition: Sql): Promise<number> {
  const seen = await notesAllowing(context, "view");
  return countOf(
    context,
    sql`select count(*)::int as count from {disciplinary_note} n where ${condition} and (${seen})`,
  );
}
