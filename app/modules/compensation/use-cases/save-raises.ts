import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { ids } from "../domain/ids.ts";
import { closeRaiseWork, openRaiseWork, propose, standing, type RaiseGiven, type SavedCell } from "./raise-work.ts";
import { cellInput, gradesNamed, readCell } from "./typed-cell.ts";

export type { CellOutcome, RaiseGiven, SavedCell } from "./raise-work.ts";

export const saveRaisesInput = z.object({
  cycleId: ids.cycle,
  cells: z
    .preprocess((sent) => (typeof sent === "string" ? parsed(sent) : sent), z.array(cellInput).min(1).max(1_000))
    .describe("The cells to save, each for itself."),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Cells of a grid, each saved or refused for itself; what one cell may not, the others still may. */
export async function saveRaises(
  context: Context,
  { cycleId, cells }: z.output<typeof saveRaisesInput>,
): Promise<{ results: SavedCell[] }> {
  const work = await openRaiseWork(
    context,
    cycleId,
    cells.map(({ memberId }) => memberId),
  );
  const reading = { cycle: work.cycle, grades: await gradesNamed(context, cells) };
  const results = cells.map((cell): SavedCell => {
    const member = work.members.get(cell.memberId);
    if (!member) return notYours(cell.memberId);
    const given = readCell(reading, member.facts, cell);
    return typeof given === "string" ? standing(member, given) : propose(work, member, given);
  });
  await closeRaiseWork(context, work, "PROPOSED");
  return { results };
}

/** What is answered about a line that is not there for the actor. */
export const notYours = (memberId: string): SavedCell => ({
  memberId,
  outcome: "NOT_YOURS",
  version: 0,
  mark: null,
  raise: null,
  reason: "",
  promotion: null,
  adjustment: null,
});

/** What became of raises that were reckoned: those saved, and those that leave the guideline and wait for a reason. */
export type RaisesGiven = { applied: number; outside: number };

/** Raises that were reckoned, for members whose turn it is with the actor. */
export async function giveRaises(
  context: Context,
  cycleId: string,
  given: readonly RaiseGiven[],
): Promise<RaisesGiven> {
  const work = await openRaiseWork(
    context,
    cycleId,
    given.map(({ memberId }) => memberId),
  );
  let outside = 0;
  for (const one of given) {
    const member = work.members.get(one.memberId);
    if (member && propose(work, member, one).outcome === "REASON_NEEDED") outside += 1;
  }
  await closeRaiseWork(context, work, "RECOMMENDED");
  return { applied: work.changed.size, outside };
}
