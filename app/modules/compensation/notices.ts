import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { compensationEvents } from "./events.ts";
import { noticeLink, noticeParams, type ToldCycle } from "./queries/notice-words.ts";
import { turns, type Turn } from "./domain/cycle-state.ts";
import { turnOfStage } from "./use-cases/remind-stakeholders.ts";
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
  "compensation.budgets-changed": (context, { payload, actorId }) =>
    toEach(
      context,
      payload.cycleId,
      "budget-changed",
      payload.stakeholderIds.filter((id) => id !== actorId),
    ),
  "compensation.cycle-moved": async (context, { payload, actorId }) => {
    const { cycleId, move } = payload;
    const others = (ids: readonly string[]) => ids.filter((id) => id !== actorId);
    if (move === "back-to-planning")
      return toEach(context, cycleId, "plan", others(await onTurnNow(context, cycleId, ["PROPOSER"])));
    const waiting = await toEach(context, cycleId, "review", others(await onTurnNow(context, cycleId)));
    if (move === "start-review") return waiting;
    const withdrawn = await withdrawnFrom(context, cycleId);
    return [...waiting, ...(await toEach(context, cycleId, "withdrawn", withdrawn))];
  },
  "compensation.cycle-published": async (context, { payload: { cycleId } }) => {
    const released = await letterReaders(context, cycleId);
    if (released.length > 0) return toEach(context, cycleId, "letter", released);
    // Letters that are released on a day are told of on that day.
    const byManager = await releasesByManager(context, cycleId);
    return byManager ? toEach(context, cycleId, "release", await proposersOf(context, cycleId)) : [];
  },
  "compensation.day-near": async (context, { payload: { cycleId, stage } }) =>
    toEach(
      context,
      cycleId,
      stage === "proposeBy" ? "plan-soon" : "review-soon",
      await onTurnNow(context, cycleId, [turnOfStage[stage]]),
    ),
  "compensation.letters-released": (context, { payload }) =>
    toEach(context, payload.cycleId, "letter", payload.employeeIds),
});

async function toEach(
  context: Context,
  cycleId: string,
  kind: string,
  recipientIds: readonly string[],
): Promise<Notice[]> {
  const cycle = await firstRow<ToldCycle>(
    context,
    sql`select name, coalesce(settings->>'proposeBy', '') as "proposeBy",
        coalesce(settings->>'approveBy', '') as "approveBy"
      from {compensation_cycle} where id = ${cycleId}`,
  );
  if (!cycle) return [];
  const params = noticeParams(kind, cycle, context.today());
  const link = noticeLink(kind, cycleId);
  return [...new Set(recipientIds)].map((recipientId) => ({ recipientId, room: "compensation", kind, params, link }));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function onTurnNow(context: Context, cycleId: string, of: readonly Turn[] = turns): Promise<string[]> {
  return idsOf(
    await context.rows<{ id: string }>(
      sql`select distinct turn_id as id from {compensation_member} where cycle_id = ${cycleId} and turn_id is not null
        and turn <> 'DONE' and turn = any(${[...of]}::text[])`,
    ),
  );
}

async function proposersOf(context: Context, cycleId: string): Promise<string[]> {
  return idsOf(
    await context.rows<{ id: string }>(
      sql`select distinct coalesce(m.proposer_id, m.publisher_id) as id
        from {compensation_letter} l join {compensation_member} m on m.id = l.member_id
        where l.cycle_id = ${cycleId} and l.withdrawn_at is null`,
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
