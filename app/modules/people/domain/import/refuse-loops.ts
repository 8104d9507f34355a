import { findReportingFault, mostReportingLevels, type ReportingLine } from "../reporting-line.ts";
import { dayOf, type Manager } from "./find-people.ts";
import type { Draft } from "./plan.ts";
import type { Register } from "./register.ts";

type Changed = { draft: Draft; line: ReportingLine };

/**
 * Refuses the lines of the file that would close a circle or stand below too many levels, with all other lines of it in
 * place. Each line looks up at most `mostReportingLevels` levels; it pauses after each, for who runs it to let others in.
 */
export function* refuseLoops(drafts: readonly Draft[], register: Register, from: string): Generator<void, void> {
  const changed = changedLines(drafts, register, from);
  const linesOf = (id: string) => {
    const change = changed.get(id);
    return change
      ? [change.line, ...register.linesOf(id).filter((line) => line.validFrom > change.line.validFrom)]
      : register.linesOf(id);
  };
  const refused: (() => void)[] = [];
  for (const { draft, line } of changed.values()) {
    yield;
    const fault = findReportingFault(linesOf, line);
    // A circle further up that does not lead through the person is for those within it to answer for.
    if (fault?.loop && fault.loop.path.at(-1) === line.employeeId)
      refused.push(() => draft.problems.push({ code: "loop", field: "manager" }));
    else if (fault && !fault.loop)
      refused.push(() =>
        draft.problems.push({ code: "too-deep", field: "manager", params: { most: mostReportingLevels } }),
      );
  }
  for (const refuse of refused) refuse();
}

function changedLines(drafts: readonly Draft[], register: Register, from: string): Map<string, Changed> {
  const changed = new Map<string, Changed>();
  for (const draft of drafts) {
    if (draft.manager && draft.problems.length === 0 && draft.read.problems.length === 0)
      changed.set(draft.id, { draft, line: newLine(draft, draft.manager, register, from) });
  }
  return changed;
}

/** It holds until the next line already planned. */
function newLine(draft: Draft, manager: Manager, register: Register, from: string): ReportingLine {
  const day = dayOf(draft, from);
  const validFrom = manager.since > day ? manager.since : day;
  const next = register
    .linesOf(draft.id)
    .map((line) => line.validFrom)
    .filter((start) => start > validFrom)
    .sort()[0];
  return { employeeId: draft.id, managerId: manager.id, validFrom, validTo: next ?? null };
}
