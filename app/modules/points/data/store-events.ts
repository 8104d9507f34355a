import { writeAuditEntries } from "#app/platform/audit/write-audit-entries.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "./derive-people.ts";
import type { EventLine, JudgedEvent } from "./judge-events.ts";
import { policiesOf } from "./rules-versions.ts";
import type { Raised } from "./store-latching.ts";
import { tellRaised } from "./tell-raised.ts";
import { tellSeveral } from "./tell-several.ts";

/** An event that was stored, or was there already. */
export type StoredEvent = { eventId: string; outcome: "CREATED" | "CHANGED" | "UNCHANGED"; employeeId: string };

const atOnce = 5000;

/**
 * Stores what was judged, writes the ledgers of whom it concerns anew, and tells each person of it once: events and audit
 * entries in one statement for thousands. What is refused is left out.
 */
export async function storeEvents(
  context: Context,
  judged: readonly JudgedEvent[],
  progress: Progress = unseen,
): Promise<StoredEvent[]> {
  const created = judged.filter((one) => one.outcome === "CREATED").map(({ line }) => ({ id: context.newId(), line }));
  const changed = judged.filter((one) => one.outcome === "CHANGED").map(({ eventId: id, line }) => ({ id, line }));
  await addEvents(context, created, progress).catch(refuseTaken);
  await changeEvents(context, changed);
  const concerned = [...created, ...changed].map(({ line }) => line.employeeId);
  const raised = await derivePeople(context, concerned, progress);
  await progress(judged.length, judged.length, "FINISHING");
  await tell(context, created, { what: "recorded", raised });
  await tell(context, changed, { what: "corrected", raised });
  await tellRaised(context, raised);
  const ids = created.map(({ id }) => id).values();
  return judged.flatMap((one): StoredEvent[] => {
    if (one.outcome === "REFUSED") return [];
    const eventId = one.outcome === "CREATED" ? ids.next().value! : one.eventId;
    return [{ eventId, outcome: one.outcome, employeeId: one.line.employeeId }];
  });
}

type Stored = { id: string; line: EventLine };

async function addEvents(context: Context, created: readonly Stored[], progress: Progress): Promise<void> {
  const policies = await policiesOf(context, [...new Set(created.map(({ line }) => line.employeeId))]);
  const [now, me] = [context.clock.now().toISOString(), context.actor.employeeId];
  for (let from = 0; from < created.length; from += atOnce) {
    await progress(from, created.length, "STORING_SHIFTS");
    await insertRows(
      context,
      "shift_event",
      "id uuid, employee_id uuid, kind text, day date, minutes int, days int, shift_minutes int, source text, " +
        "source_id text, note text, policy_id uuid, withdrawn_reason text, recorded_at timestamptz, recorded_by uuid, " +
        "version int",
      created.slice(from, from + atOnce).map(({ id, line }) => ({
        ...{ id, employee_id: line.employeeId, kind: line.kind, day: line.day, minutes: line.minutes, days: line.days },
        ...{ shift_minutes: line.shiftMinutes, source: line.source, source_id: line.sourceId, note: line.note },
        policy_id: policies.get(line.employeeId) ?? null,
        ...{ withdrawn_reason: "", recorded_at: now, recorded_by: me, version: 1 },
      })),
    );
  }
}

const taken = "23505";

/** The same event of the same source came at the same moment, of another person. */
function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code !== taken) throw error;
  throw conflict("points.already-recorded", "It is recorded already.");
}

/** What was recorded is said otherwise now, under the rules the person was under when it first arrived. */
async function changeEvents(context: Context, changed: readonly Stored[]): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ id, line: { kind, day, minutes, days, shiftMinutes } }) => ({
    ...{ id, kind, day, minutes, days, shift_minutes: shiftMinutes },
  }));
  await context.rows(
    sql`update {shift_event} s set kind = r.kind, day = r.day, minutes = r.minutes, days = r.days,
        shift_minutes = r.shift_minutes, version = s.version + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id uuid, kind text, day date, minutes int, days int, shift_minutes int) where s.id = r.id`,
  );
}

async function tell(
  context: Context,
  stored: readonly Stored[],
  told: { what: "recorded" | "corrected"; raised: readonly Raised[] },
): Promise<void> {
  await tellSeveral(
    context,
    stored.map(({ id, line: { employeeId, day } }) => ({ id, employeeId, day })),
    told,
  );
  for (let from = 0; from < stored.length; from += atOnce)
    await writeAuditEntries(
      context,
      stored.slice(from, from + atOnce).map(({ id, line: { employeeId, kind, day } }) => ({
        action: told.what === "recorded" ? "points.record-event" : "points.correct-event",
        ...{ subjectType: "ShiftEvent", subjectId: id, detail: { employeeId, kind, day } },
      })),
    );
}
