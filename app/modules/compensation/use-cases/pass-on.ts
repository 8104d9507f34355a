import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { readCycle, requireCycle } from "../data/cycle-record.ts";
import { keepEntries } from "../data/entries.ts";
import { planFacts, readMembers, unitsOfMembers, type MemberRecord } from "../data/member-record.ts";
import { onTurn, openStates, passedOn, type Standing } from "../domain/cycle-state.ts";
import { ids, reasonInput, several } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const passOnInput = z.object({
  cycleId: ids.cycle,
  memberIds: several(ids.member, "These people alone; left out, everybody whose turn is with the caller."),
});

/** Submits what is proposed, or approves it: it waits for whoever comes next, as far as the publisher. */
export async function passOn(
  context: Context,
  { cycleId, memberIds }: z.output<typeof passOnInput>,
): Promise<{ passed: number }> {
  const me = context.actor.employeeId;
  const members = await onMyTurn(context, cycleId, memberIds.length > 0 ? memberIds : null);
  const waiting = members.filter(({ turn, turnId }) => turn !== "PUBLISHER" && (memberIds.length > 0 || turnId === me));
  if (waiting.length === 0) throw conflict("compensation.nothing-waits", "Nothing of this waits for the actor.");
  const moved = waiting.map((member) => ({ member, to: passedOn(member, member) }));
  await moveOn(context, moved);
  await keepEntries(
    context,
    cycleId,
    "PASSED_ON",
    waiting.map(({ id }) => ({ memberId: id })),
  );
  const stakeholderIds = [...new Set(moved.map(({ member, to }) => onTurn(to, member)!))];
  await writeDown(
    context,
    "compensation.passed-on",
    { cycleId, stakeholderIds },
    {
      action: "submit-raises",
      subject: "CompensationPlan",
      id: cycleId,
      detail: { memberIds: waiting.map(({ id }) => id) },
    },
  );
  return { passed: waiting.length };
}

export const sendBackInput = z.object({
  cycleId: ids.cycle,
  memberIds: several(ids.member, "Who is sent back."),
  reason: reasonInput,
});

/** Gives lines back to their proposer, with a reason that stands beside each. */
export async function sendBack(
  context: Context,
  { cycleId, memberIds, reason }: z.output<typeof sendBackInput>,
): Promise<{ sentBack: number }> {
  const members = (await onMyTurn(context, cycleId, memberIds)).filter(({ turn }) => turn !== "PROPOSER");
  if (members.length === 0) throw conflict("compensation.nothing-waits", "Nothing of this waits for the actor.");
  const to: Standing = { turn: "PROPOSER", level: 0 };
  await moveOn(
    context,
    members.map((member) => ({ member, to })),
    true,
  );
  await keepEntries(
    context,
    cycleId,
    "SENT_BACK",
    members.map(({ id }) => ({ memberId: id, words: { reason } })),
  );
  const stakeholderIds = [...new Set(members.map((member) => onTurn(to, member)!))];
  await writeDown(
    context,
    "compensation.sent-back",
    { cycleId, stakeholderIds },
    {
      action: "send-back",
      subject: "CompensationPlan",
      id: cycleId,
      detail: { memberIds: members.map(({ id }) => id) },
    },
  );
  return { sentBack: members.length };
}

/** Members of an open cycle the actor decides on, held. Who decides on none of those named is told of none. */
async function onMyTurn(
  context: Context,
  cycleId: string,
  memberIds: readonly string[] | null,
): Promise<MemberRecord[]> {
  const cycle = await readCycle(context, cycleId, true);
  const these = memberIds ? sql`m.id = any(${[...memberIds]}::uuid[])` : sql`m.turn_id = ${context.actor.employeeId}`;
  const found = await readMembers(
    context,
    sql`m.cycle_id = ${cycleId} and ${these}`,
    sql`order by m.id for update of m`,
  );
  const ability = await context.ability();
  const unitsOf = await unitsOfMembers(context, found);
  const may = (action: string) => (member: MemberRecord) =>
    ability.decide(action, planFacts(member, cycle.state, unitsOf(member.employeeId))).allowed;
  const mine = found.filter(may("decide"));
  const seen = found.some(may("view"));
  if (mine.length === 0 && !seen) throw notFound("CompensationPlan");
  if (!openStates.includes(cycle.state)) throw conflict("compensation.closed", "Nothing is planned in this cycle now.");
  return mine;
}

export async function moveOn(
  context: Context,
  moved: readonly { member: MemberRecord; to: Standing }[],
  sentBack = false,
): Promise<void> {
  const rows = moved.map(({ member, to }) => ({ id: member.id, ...to, turn_id: onTurn(to, member) }));
  await context.rows(
    sql`update {compensation_member} m set turn = n.turn, level = n.level, turn_id = n.turn_id, sent_back = ${sentBack},
        version = m.version + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, turn text, level int, turn_id uuid)
      where m.id = n.id`,
  );
}

export const reassignInput = z.object({
  cycleId: ids.cycle,
  fromId: ids.employee.describe("Who plans for people until now."),
  toId: ids.employee.describe("Who does so instead: a delegate, or a new manager."),
  memberIds: several(ids.member, "For these people alone, without publishing; left out, for everybody."),
});

/**
 * Somebody takes another's place in a cycle, as proposer and as approver: exceptions, delegates, those who left. Without
 * `memberIds` it is all of their place, publishing too; nobody gets a say about their own pay by it.
 */
export async function reassign(
  context: Context,
  { cycleId, fromId, toId, memberIds }: z.output<typeof reassignInput>,
): Promise<{ people: number }> {
  const { state } = await requireCycle(context, "edit", cycleId);
  if (!openStates.includes(state)) throw conflict("compensation.closed", "Nothing is planned in this cycle now.");
  const people = await takePlace(context, { cycleId, fromId, toId, memberIds });
  const publishes =
    memberIds.length === 0 &&
    (await context.rows(
      sql`update {compensation_cycle} set publisher_id = ${toId}, version = version + 1
        where id = ${cycleId} and publisher_id = ${fromId} returning id`,
    ));
  if (people === 0 && !(publishes && publishes.length > 0))
    throw conflict("compensation.plans-for-nobody", "They plan for nobody in this cycle.");
  await writeDown(
    context,
    "compensation.reassigned",
    { cycleId, toId },
    {
      action: "assign-stakeholder",
      subject: "CompensationCycle",
      id: cycleId,
      detail: { fromId, toId, people },
    },
  );
  return { people };
}

/** How many lines it is about. */
async function takePlace(
  context: Context,
  { cycleId, fromId, toId, memberIds }: z.output<typeof reassignInput>,
): Promise<number> {
  const all = memberIds.length === 0;
  const these = all ? sql`true` : sql`m.id = any(${memberIds}::uuid[])`;
  // The publisher proposes for whoever has no manager.
  const proposes = sql`coalesce(m.proposer_id, m.publisher_id) = ${fromId}`;
  const publishes = sql`(${all} and m.publisher_id = ${fromId})`;
  const rows = await context.rows(
    sql`update {compensation_member} m set
        proposer_id = case when ${proposes} then ${toId}::uuid else m.proposer_id end,
        approver_ids = array_replace(m.approver_ids, ${fromId}::uuid, ${toId}::uuid),
        publisher_id = case when ${publishes} then ${toId}::uuid else m.publisher_id end,
        turn_id = case when m.turn_id = ${fromId} and (m.turn = 'APPROVER' and ${fromId}::uuid = any(m.approver_ids)
            or m.turn = 'PROPOSER' and ${proposes} or ${publishes} and m.turn in ('APPROVER', 'PUBLISHER'))
          then ${toId}::uuid else m.turn_id end,
        assigned = m.assigned or ${proposes} or ${fromId}::uuid = any(m.approver_ids), version = m.version + 1
      where m.cycle_id = ${cycleId} and m.excluded is null and m.employee_id <> ${toId} and ${these}
        and (${proposes} or ${fromId}::uuid = any(m.approver_ids) or ${publishes}) returning m.id`,
  );
  return rows.length;
}
