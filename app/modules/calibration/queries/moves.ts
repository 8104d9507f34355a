import type { Context } from "#app/platform/context/context.ts";
import type { Move } from "../domain/replay.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type KeptMove = Move & { by: { id: string; name: string }; at: string; reason: string };

/** All moves of a group, oldest first; the group's room has asked who may see them. */
export function movesOf(context: Context, groupId: string): Promise<KeptMove[]> {
  return context.rows<KeptMove>(
    sql`select m.id, m.reviewee_id as "revieweeId", m.before, m.after, m.undoes, m.reason, ${instant(sql`m.moved_at`)} as at,
        jsonb_build_object('id', e.id, 'name', e.display_name) as by
      from {calibration_move} m join {employee} e on e.id = m.moved_by where m.group_id = ${groupId} order by m.position`,
  );
}
