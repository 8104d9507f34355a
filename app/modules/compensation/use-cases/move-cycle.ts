import { z } from "zod";
import { peopleByIds } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { keepEntries } from "../data/entries.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { keepPay, takePayBack } from "../data/pay-record.ts";
import { vaultOf, type LetterWords, type Proposal } from "../data/sealed.ts";
import { cycleMoves, mayMove, passedOn, type CycleMove } from "../domain/cycle-state.ts";
import { ids, reasonInput } from "../domain/ids.ts";
import { changesPay, wholeRaise } from "../domain/pay-lines.ts";
import { moveOn } from "./pass-on.ts";
import { promotePeople, undoPromotions } from "./promote-people.ts";
import { cycleWrites } from "./save-cycle.ts";
import { sql } from "#tenancy/sql.ts";

export const moveCycleInput = z.object({ cycleId: ids.cycle, version: versionRead });
type Move = z.output<typeof moveCycleInput>;

/** Nobody proposes any more: what proposers still have goes on as it is. */
export async function startReview(context: Context, input: Move): Promise<{ cycleId: string }> {
  await change(context, input, "start-review");
  const left = await readMembers(context, sql`m.cycle_id = ${input.cycleId} and m.turn = 'PROPOSER'`);
  await moveOn(
    context,
    left.map((member) => ({ member, to: passedOn(member, member) })),
  );
  return { cycleId: input.cycleId };
}

/** Proposers plan again what they had when planning ended; what they or approvers passed on themselves stays where it is. */
export async function backToPlanning(context: Context, input: Move): Promise<{ cycleId: string; returned: number }> {
  await change(context, input, "back-to-planning");
  const { cycleId } = input;
  const returned = await readMembers(
    context,
    sql`m.cycle_id = ${cycleId} and m.turn in ('APPROVER', 'PUBLISHER') and m.level = 0 and not exists (
      select from {compensation_entry} p where p.member_id = m.id and p.kind = 'PASSED_ON' and not exists (
        select from {compensation_entry} b where b.member_id = m.id and b.kind = 'SENT_BACK' and b.position > p.position))`,
    sql`order by m.id for update of m`,
  );
  await moveOn(
    context,
    returned.map((member) => ({ member, to: { turn: "PROPOSER", level: 0 } })),
  );
  return { cycleId, returned: returned.length };
}

/** Raises become pay from the cycle's day on, and letters are written; all lines must have reached the publisher. */
export async function publishCycle(context: Context, input: Move): Promise<{ cycleId: string } & Published> {
  const cycle = await readCycle(context, input.cycleId);
  await authorize(context, "publish", { kind: "CompensationCycle", publisherId: cycle.publisherId });
  await change(context, input, "publish");
  const members = await readMembers(context, sql`m.cycle_id = ${cycle.id}`, sql`order by m.id for update of m`);
  const waiting = members.filter(({ turn }) => turn !== "PUBLISHER");
  if (waiting.length > 0)
    throw conflict("compensation.still-waiting", "Some lines wait for others.", { params: { count: waiting.length } });
  return { cycleId: cycle.id, ...(await publishLines(context, cycle, members)) };
}

/** How many letters were written, how many people got a title or a grade in People, and of how many something was left out. */
export type Published = { letters: number; promoted: number; leftOut: number };

/** What publishing does to lines: pay, titles and grades in People, letters, and an end to everybody's turn. */
export async function publishLines(
  context: Context,
  cycle: CycleRecord,
  members: readonly MemberRecord[],
): Promise<Published> {
  const raised = members.filter(({ proposal }) => changesPay(proposal));
  const paid = raised.filter(({ proposal }) => wholeRaise(proposal) > 0);
  await keepPay(
    context,
    paid.map(({ employeeId, facts, proposal }) => ({
      employeeId,
      component: "BASE",
      effectiveOn: cycle.effectiveOn,
      amount: facts.base + wholeRaise(proposal),
      currency: facts.currency,
    })),
    { source: "CYCLE", originId: cycle.id },
  );
  const { promoted, leftOut, recorded } = await promotePeople(context, cycle, members);
  await moveOn(
    context,
    members.map((member) => ({ member, to: { turn: "DONE", level: 0 } })),
  );
  await writeLetters(context, cycle, raised);
  await keepEntries(
    context,
    cycle.id,
    "PUBLISHED",
    members.map(({ id }) => ({ memberId: id, ...(recorded.has(id) && { words: { recorded: recorded.get(id)! } }) })),
  );
  return { letters: raised.length, promoted, leftOut };
}

async function writeLetters(context: Context, cycle: CycleRecord, raised: readonly MemberRecord[]): Promise<void> {
  const vault = await vaultOf(context);
  const names = await peopleByIds(
    context,
    raised.map(({ employeeId }) => employeeId),
  );
  const now = context.clock.now().toISOString();
  const rows = [];
  for (const member of raised) {
    const id = context.newId();
    rows.push({
      id,
      cycle_id: cycle.id,
      member_id: member.id,
      employee_id: member.employeeId,
      sealed: vault.seal(
        "compensation_letter.sealed",
        id,
        await letterOf(context, cycle, member, names.get(member.employeeId)?.name ?? ""),
      ),
      created_at: now,
      released_at: cycle.settings.letters === "AT_PUBLISH" ? now : null,
    });
  }
  await insertRows(
    context,
    "compensation_letter",
    "id uuid, cycle_id uuid, member_id uuid, employee_id uuid, sealed text, created_at timestamptz, released_at timestamptz",
    rows,
  );
}

/** What a raise is made of, where there is more than merit; why it was adjusted is for who plans alone. */
function linesOf({ raise, promotion, adjustment }: Proposal): Pick<LetterWords, "lines"> {
  if (!promotion && !adjustment) return {};
  return {
    lines: {
      merit: raise ?? 0,
      ...(promotion && {
        promotion: { title: promotion.title, grade: promotion.grade, amount: promotion.amount },
      }),
      ...(adjustment && { adjustment: adjustment.amount }),
    },
  };
}

/** The words of a letter, signed in the company's name. */
async function letterOf(
  context: Context,
  cycle: CycleRecord,
  { facts, proposal }: MemberRecord,
  name: string,
): Promise<LetterWords> {
  const words = {
    name,
    effectiveOn: cycle.effectiveOn,
    currency: facts.currency,
    before: facts.base,
    after: facts.base + wholeRaise(proposal),
    raise: wholeRaise(proposal),
    ...(proposal && linesOf(proposal)),
    salt: crypto.randomUUID(),
  };
  return { ...words, ...(await context.sign(JSON.stringify(words))) };
}

export const reopenCycleInput = moveCycleInput.extend({ reason: reasonInput });

/**
 * Takes what was published back, with a reason: pay, titles and grades are what they were before, letters are withdrawn and
 * their readers told. A title or grade that was changed in People since stays, and is counted.
 */
export async function reopenCycle(
  context: Context,
  { reason, ...input }: z.output<typeof reopenCycleInput>,
): Promise<{ cycleId: string; takenBack: number; kept: number }> {
  await change(context, input, "reopen", reason);
  const { cycleId } = input;
  await takePayBack(context, cycleId);
  const promotions = await undoPromotions(context, cycleId);
  await context.rows(
    sql`update {compensation_letter} set withdrawn_at = ${context.clock.now()}
      where cycle_id = ${cycleId} and withdrawn_at is null`,
  );
  const members = await readMembers(context, sql`m.cycle_id = ${cycleId}`);
  await moveOn(
    context,
    members.map((member) => ({ member, to: { turn: "PUBLISHER", level: 0 } })),
  );
  await keepEntries(
    context,
    cycleId,
    "REOPENED",
    members.map(({ id }) => ({ memberId: id, words: { reason } })),
  );
  return { cycleId, ...promotions };
}

/** What the audit log calls a move. */
const auditActions: Readonly<Record<CycleMove, string>> = {
  launch: "launch-cycle",
  "start-review": "start-review",
  "back-to-planning": "resume-planning",
  publish: "publish-cycle",
  reopen: "reopen-cycle",
};

async function change(context: Context, { cycleId, version }: Move, move: CycleMove, reason?: string): Promise<void> {
  const published = move === "publish";
  await cycleWrites.change(context, {
    where: { id: cycleId },
    may: published ? "publish" : "edit",
    version,
    changedBy: ["compensation.start-review", "compensation.publish-cycle", "compensation.save-cycle"],
    ...(reason && { reason }),
    change: (cycle) => {
      if (!mayMove(cycle.state as CycleRecord["state"], move))
        throw conflict("compensation.wrong-state", "The cycle does not stand where this could be done.");
      cycle.state = cycleMoves[move].to;
      if (published) cycle.publishedAt = context.clock.now();
    },
    tells: published
      ? { event: "compensation.cycle-published", payload: { cycleId }, action: "publish-cycle" }
      : { event: "compensation.cycle-moved", payload: { cycleId, move }, action: auditActions[move] },
  });
}
