import { requireKnownPeople } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import type { Moment } from "../domain/moments.ts";
import { insertHands, type Beginning } from "./begin-journey.ts";
import { writeDown } from "./write-down.ts";

/** A journey that began by itself, goes with the register still, and has its day ahead. */
export async function followedJourney(
  context: Context,
  employeeId: string,
  moment: Moment,
  onDay: string,
): Promise<{ id: string; told: boolean } | null> {
  const found = await firstRow<{ id: string; told: boolean }>(
    context,
    sql`select j.id, j.told from {lifecycle_journey} j where j.employee_id = ${employeeId} and j.moment = ${moment}
      and j.on_day = ${onDay}::date and j.follows_register and j.state = 'RUNNING' and j.moved_at is null for update`,
  );
  return found ?? null;
}

/** Somebody plans what a journey that began by itself left open: from now on it is theirs, and keeps its steps. */
export async function completeJourney(
  context: Context,
  { id: journeyId, told: toldBefore }: { id: string; told: boolean },
  { employeeId, moment, onDay, buddyId, reason, told, changes, hands }: Beginning,
): Promise<{ journeyId: string }> {
  if (buddyId) await requireKnownPeople(context, "lifecycle.unknown-person", { buddyId: [buddyId] });
  await context.rows(
    sql`update {lifecycle_journey} set changes = ${JSON.stringify(changes)}::jsonb, reason = ${reason},
        buddy_id = coalesce(${buddyId ?? null}, buddy_id), told = told or ${told}, started_by = ${context.actor.employeeId},
        follows_register = false, version = version + 1 where id = ${journeyId}`,
  );
  await insertHands(context, journeyId, hands);
  const ofJourney = { journeyId, employeeId, moment, onDay };
  const written = { subject: "Journey", id: journeyId };
  await writeDown(context, "lifecycle.journey-planned", ofJourney, {
    ...{ ...written, action: "change-journey", detail: { employeeId, handed: hands.length } },
  });
  if (told && !toldBefore)
    await writeDown(context, "lifecycle.journey-told", ofJourney, {
      ...{ ...written, action: "share-journey", detail: { employeeId } },
    });
  return { journeyId };
}
