import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { requireGroup } from "../data/group-record.ts";
import { ids } from "../domain/ids.ts";
import { presentFor } from "../domain/presence.ts";
import { boardTopic } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const bePresentInput = z.object({
  groupId: ids.group,
  revieweeId: optionalInput(z.guid()).describe("Whose panel is open."),
});

/**
 * Says that somebody looks at a board, and at whom: others see it while the board stays open. Nothing of the company
 * changes by it, so that it is neither announced to rooms nor written down in the audit log.
 */
export async function bePresent(
  context: Context,
  { groupId, revieweeId }: z.output<typeof bePresentInput>,
): Promise<{ groupId: string }> {
  const group = await requireGroup(context, "view", groupId);
  const me = context.actor.employeeId;
  const now = context.clock.now();
  const gone = new Date(now.getTime() - presentFor);
  const [before] = await context.rows<{ same: boolean }>(
    sql`select reviewee_id is not distinct from ${revieweeId ?? null}::uuid and seen_at > ${gone} as same
      from {calibration_presence} where group_id = ${groupId} and employee_id = ${me}`,
  );
  await context.rows(
    sql`insert into {calibration_presence} (group_id, employee_id, reviewee_id, seen_at)
      values (${groupId}, ${me}, ${revieweeId ?? null}, ${now})
      on conflict (group_id, employee_id) do update set reviewee_id = excluded.reviewee_id, seen_at = excluded.seen_at`,
  );
  // One's own board knows already.
  const others = group.memberIds.filter((id) => id !== me);
  if (!before?.same) await announceLive(context, boardTopic(groupId), others);
  return { groupId };
}
