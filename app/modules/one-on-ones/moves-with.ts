import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";
import { oneOnOnePlaces } from "./one-on-one-places.ts";

/** Series of somebody who goes away end with them; who moves keeps theirs until they are put away. */
export const oneOnOnesMoveWith: MovesWith = {
  begins: [{ key: "series", label: "lifecycle.begin", href: oneOnOnePlaces.withEmployee }],
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "EXIT" || move === "LEAVE")
      return [
        {
          label: "lifecycle.series",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {one_on_one_series} s
              where s.archived_at is null and (s.organiser_id = ${employeeId} or s.partner_id = ${employeeId})`,
          ),
        },
      ];
    if (move === "MOVE")
      return [
        {
          label: "lifecycle.kept",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {one_on_one_series} s
              where s.archived_at is null and (s.organiser_id = ${employeeId} or s.partner_id = ${employeeId})`,
          ),
        },
      ];
    return [];
  },
};
