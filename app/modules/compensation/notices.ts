import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { compensationEvents } from "./events.ts";
import { compensationPlaces } from "./compensation-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Each is told when it is their turn, and of a letter: names of cycles alone, never an amount. */
export const compensationNotices = hears<readonly Notice[]>()(compensationEvents, {
  "compensation.cycle-launched": async (context, { payload }) =>
    toEach(context, payload.cycleId, "plan", await onTurnNow(context, payload.cycleId)),
  "compensation.passed-on": (context, { payload, actorId }) =>
    toEach(
      context,
      payload.cycleId,
      "review",
      payload.stakeholderIds.filter((id) => id !== actorId),
    ),
  "compensation.sent-back": (context, { payload, actorId }) =>
    toEach(
      context,
      payload.cycleId,
      "sent-back",
      payload.stakeholderIds.filter((id) => id !== actorId),
    ),
  "compensation.reassigned": (context, { payload, actorId }) =>
    toEach(context, payload.cycleId, "reassigned", payload.toId === actorId ? [] : [payload.toId]),
  "compensation.people-changed": (context, { payload, actorId }) =>
    toEach(
      context,
      payload.cycleId,
      "reassigned",
      payload.stakeholderIds.filter((id) => id !== actorId),
    ),
  "compensation.cycle-moved": async (context, { payload, actorId }) => {
    const { cycleId, move } = payload;
    if (move === "reopen")
      return toEach(context, cycleId, "withdrawn", await withdrawnFrom(context, cycleId), compensationPlaces.mine);
    const people = (await onTurnNow(context, cycleId)).filter((id) => id !== actorId);
    return toEach(context, cycleId, move === "start-review" ? "review" : "plan", people);
  },
  "compensation.cycle-published": async (context, { payload: { cycleId } }) => {
    const released = await letterReaders(context, cycleId);
    if (released.length > 0) return toEach(context, cycleId, "letter", released, compensationPlaces.mine);
    // Letters that are released on a day are told of on that day.
    const byManager = await releasesByManager(context, cycleId);
    return byManager ? toEach(context, cycleId, "release", await proposersOf(context, cycleId)) : [];
  },
  "compensation.letters-released": (context, { payload }) =>
    toEach(context, payload.cycleId, "letter", payload.employeeIds, compensationPlaces.mine),
});

async function toEach(
  context: Context,
  cycleId: string,
  kind: string,
  recipientIds: readonly string[],
  link = `${compensationPlaces.teamPlanning("all-reports")}?cycle=${cycleId}`,
): Promise<Notice[]> {
  const cycle = await firstRow<{ name: string }>(
    context,
    sql`select name from {compensation_cycle} where id = ${cycleId}`,
  );
  if (!cycle) return [];
  return [...new Set(recipientIds)].map((recipientId) => ({
    recipientId,
    room: "compensation",
    kind,
    params: { cycle: cycle.name },
    link,
  }));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function onTurnNow(context: Context, cycleId: string): Promise<string[]> {
  return idsOf(
    await context.rows<{ id: string }>(
      sql`select distinct turn_id as id from {compensation_member} where cycle_id = ${cycleId} and turn_id is not null
        and turn <> 'DONE'`,
    ),
  );
}

async function proposersOf(context: Context, cycleId: string): Promise<string[]> {
  return idsOf(
    await context.rows<{ id: string }>(
      sql`select distinct m.proposer_id as id from {compensation_letter} l join {compensation_member} m on m.id = l.member_id
        where l.cycle_id = ${cycleId} and l.withdrawn_at is null and m.proposer_id is not null`,
    ),
  );
}

async function releasesByManager(context: Context, cycleId: string): Promise<boolean> {
  const row = await firstRow<{ letters: string }>(
    context,
    sql`select settings->>'letters' as letters from {compensation_cycle} where id = ${cycleId}`,
  );
  return row?.letters === "BY_MANAGER";
}

async function letterReaders(context: Context, cycleId: string): Promise<string[]> {
  return idsOf(
    await context.rows<{ id: string }>(
      sql`select employee_id as id from {compensation_letter} where cycle_id = ${cycleId} and released_at is not null
        and withdrawn_at is null`,
    ),
  );
}

async function withdrawnFrom(context: Context, cycleId: string): Promise<string[]> {
  return idsOf(
    await context.rows<{ id: string }>(
      sql`select distinct employee_id as id from {compensation_letter} where cycle_id = ${cycleId}
        and withdrawn_at is not null and released_at is not null`,
    ),
  );
}
