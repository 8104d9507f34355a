import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { guidelineOf, readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { seesPlan } from "../data/member-record.ts";
import {
  copyLines,
  countWhatIfs,
  mostWhatIfs,
  plannedMembers,
  readWhatIfLines,
  requireWhatIf,
  storeWhatIfLines,
  type WhatIfLine,
} from "../data/what-if-record.ts";
import { openStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import {
  closeRaiseWork,
  markFor,
  openRaiseWork,
  proposalOf,
  replaceAll,
  standing,
  type CellOutcome,
  type SavedCell,
} from "./raise-work.ts";
import { notYours, saveRaisesInput } from "./save-raises.ts";
import { gradesNamed, readCell, type TypedCell } from "./typed-cell.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const createWhatIfInput = z.object({
  cycleId: ids.cycle,
  name: textInput({ most: 80, missing: "compensation.what-if-name", tooLong: "compensation.too-long" }).describe(
    "What the what-if is called.",
  ),
});

/** Copies the lines the actor may propose for, as they are now, under a name; it counts nowhere until it is applied. */
export async function createWhatIf(
  context: Context,
  { cycleId, name }: z.output<typeof createWhatIfInput>,
): Promise<{ whatIfId: string; people: number }> {
  const cycle = await readCycle(context, cycleId);
  const seen = await seesPlan(context);
  const members = await plannedMembers(
    context,
    cycle,
    sql`exists (select from {compensation_cycle} c where c.id = m.cycle_id and ${seen})`,
  );
  if (members.length === 0) throw notFound("CompensationPlan");
  requireOpen(cycle);
  if ((await countWhatIfs(context, cycleId)) >= mostWhatIfs)
    throw conflict("compensation.what-if-many", "No more what-ifs are kept.", { params: { count: mostWhatIfs } });
  const whatIfId = context.newId();
  const { employeeId } = context.actor;
  await refusingTaken(
    context.rows(
      sql`insert into {compensation_what_if} (id, cycle_id, owner_id, name, created_at)
        values (${whatIfId}, ${cycleId}, ${employeeId}, ${name}, ${context.clock.now()})`,
    ),
    {
      compensation_what_if_cycle_id_owner_id_name_key: {
        code: "compensation.what-if-taken",
        message: "There is a what-if of that name.",
        field: "name",
      },
    },
  );
  await copyLines(context, whatIfId, members);
  await noted(context, { cycleId, whatIfId }, "create-what-if");
  return { whatIfId, people: members.length };
}

function requireOpen({ state }: CycleRecord): void {
  if (!openStates.includes(state)) throw conflict("compensation.closed", "Nothing is planned in this cycle now.");
}

export const saveWhatIfInput = z.object({ whatIfId: ids.whatIf, cells: saveRaisesInput.shape.cells });

/** Cells of a copy: read and marked as the real ones are, without budgets, which are compared and not kept to. */
export async function saveWhatIf(
  context: Context,
  { whatIfId, cells }: z.output<typeof saveWhatIfInput>,
): Promise<{ cycleId: string; results: SavedCell[] }> {
  const { cycleId } = await requireWhatIf(context, whatIfId);
  const cycle = await readCycle(context, cycleId);
  const memberIds = cells.map(({ memberId }) => memberId);
  const named = sql`m.id = any(${memberIds}::uuid[])`;
  const members = new Map((await plannedMembers(context, cycle, named)).map((member) => [member.id, member]));
  requireOpen(cycle);
  const lines = await readWhatIfLines(context, [whatIfId], { memberIds, hold: true });
  const lineOf = new Map(lines.map((line) => [line.memberId, line]));
  const reading = { cycle, guideline: await guidelineOf(context, cycleId), grades: await gradesNamed(context, cells) };
  const changed = new Set<WhatIfLine>();
  const results = cells.map((cell): SavedCell => {
    const member = members.get(cell.memberId);
    const line = lineOf.get(cell.memberId);
    if (!member || !line) return notYours(cell.memberId);
    const outcome = typeInto(reading, line, member, cell);
    if (outcome === "SAVED") changed.add(line);
    return said(line, outcome);
  });
  await storeWhatIfLines(context, [...changed]);
  if (changed.size > 0) {
    await context.rows(sql`update {compensation_what_if} set version = version + 1 where id = ${whatIfId}`);
    await noted(context, { cycleId, whatIfId }, "save-what-if");
  }
  return { cycleId, results };
}

type Reading = Parameters<typeof readCell>[0] & Parameters<typeof markFor>[0];

function typeInto(
  reading: Reading,
  line: WhatIfLine,
  member: Parameters<typeof markFor>[1],
  cell: TypedCell,
): CellOutcome {
  if (cell.version !== line.version) return "CHANGED";
  const given = readCell(reading, member.facts, cell);
  if (typeof given === "string") return given;
  const mark = markFor(reading, member, given.raise);
  const reason = given.reason || (line.proposal?.reason ?? "");
  if (mark !== "WITHIN" && !reason) return "REASON_NEEDED";
  line.proposal = proposalOf(given, line.proposal, mark === "WITHIN" ? given.reason : reason);
  line.mark = mark;
  line.version += 1;
  return "SAVED";
}

const said = ({ memberId, version, mark, proposal }: WhatIfLine, outcome: CellOutcome): SavedCell =>
  standing({ id: memberId, version, mark, proposal }, outcome);

export const oneWhatIfInput = z.object({ whatIfId: ids.whatIf });
type One = z.output<typeof oneWhatIfInput>;

/** Takes a copy over as a whole, or nothing of it: each line must be with the actor, and a hard budget must allow all. */
export async function applyWhatIf(context: Context, { whatIfId }: One): Promise<{ cycleId: string; applied: number }> {
  const { cycleId } = await requireWhatIf(context, whatIfId);
  const lines = await readWhatIfLines(context, [whatIfId], { hold: true });
  const work = await openRaiseWork(
    context,
    cycleId,
    lines.map(({ memberId }) => memberId),
  );
  const elsewhere = lines.filter(({ memberId }) => !work.members.has(memberId));
  if (elsewhere.length > 0)
    throw conflict("compensation.what-if-elsewhere", "Lines are with somebody else.", {
      params: { count: elsewhere.length },
    });
  const given = lines.flatMap(({ memberId, proposal }) => {
    const member = work.members.get(memberId)!;
    return JSON.stringify(member.proposal) === JSON.stringify(proposal) ? [] : [{ member, proposal }];
  });
  if (!replaceAll(work, given)) throw conflict("compensation.what-if-over", "A budget does not allow all of it.");
  await closeRaiseWork(context, work, "PROPOSED");
  await removeWhatIf(context, whatIfId);
  await noted(context, { cycleId, whatIfId }, "apply-what-if");
  return { cycleId, applied: work.changed.size };
}

/** Throws a copy away. */
export async function deleteWhatIf(context: Context, { whatIfId, version }: AsRead<One>): Promise<{ cycleId: string }> {
  const held = await requireWhatIf(context, whatIfId);
  const { cycleId } = held;
  await requireUnchanged(context, held, { version, subject: "CompensationCycle", changedBy: [] });
  await removeWhatIf(context, whatIfId);
  await noted(context, { cycleId, whatIfId }, "delete-what-if");
  return { cycleId };
}

const removeWhatIf = (context: Context, whatIfId: string) =>
  context.rows(sql`delete from {compensation_what_if} where id = ${whatIfId}`);

function noted(context: Context, ids: { cycleId: string; whatIfId: string }, action: string): Promise<void> {
  return writeDown(context, "compensation.what-if-changed", ids, {
    action,
    subject: "CompensationCycle",
    id: ids.cycleId,
    detail: { whatIfId: ids.whatIfId },
  });
}
