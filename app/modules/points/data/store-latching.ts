import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { sql } from "#tenancy/sql.ts";
import type { Latching } from "../domain/thresholds.ts";

/** A threshold that was reached just now, and what is asked for. */
export type Raised = { escalationId: string; employeeId: string; threshold: number; escalation: string };

type Latched = { employeeId: string; latching: Latching };

/** Keeps crossings: new ones are added, of those that are there only the days they hold for are changed. */
export async function storeLatching(context: Context, people: readonly Latched[]): Promise<Raised[]> {
  const kept = people.flatMap(({ latching }) => latching.keep);
  if (kept.length > 0)
    await context.rows(
      sql`update {points_escalation} x set held_from = k.held_from, held_until = k.held_until, supported = k.supported
        from jsonb_to_recordset(${JSON.stringify(kept.map(keptRow))}::jsonb)
          as k (id uuid, held_from date, held_until date, supported boolean)
        where x.id = k.id and (x.held_from, x.held_until, x.supported)
          is distinct from (k.held_from, k.held_until, k.supported)`,
    );
  const raised = people.flatMap(({ employeeId, latching }) =>
    latching.raise.map((episode) => ({ employeeId, episode, id: context.newId() })),
  );
  const now = context.clock.now().toISOString();
  await insertRows(
    context,
    "points_escalation",
    "id uuid, employee_id uuid, points int, balance int, notification_action text, escalation_action text, " +
      "probation_level int, crossed_on date, held_from date, held_until date, supported boolean, state text, " +
      "comment text, raised_at timestamptz, version int",
    raised.map(({ employeeId, id, episode: { threshold, from, until, balance } }) => ({
      ...{ id, employee_id: employeeId, points: threshold.points, balance, crossed_on: from, held_from: from },
      notification_action: threshold.notificationAction,
      escalation_action: threshold.escalationAction,
      probation_level: threshold.probationLevel,
      ...{ held_until: until, supported: true, comment: "", raised_at: now, version: 1 },
      state: threshold.escalationAction === "NONE" ? "TOLD" : "OPEN",
    })),
  );
  return raised.map(({ employeeId, id, episode: { threshold } }) => ({
    ...{ employeeId, escalationId: id, threshold: threshold.points, escalation: threshold.escalationAction },
  }));
}

const keptRow = ({ id, from, until, supported }: Latching["keep"][number]) => ({
  ...{ id, held_from: from, held_until: until, supported },
});
