import { findReportingLoop, type ReportingLine } from "../reporting-line.ts";
import type { Draft } from "./plan.ts";
import type { Register } from "./register.ts";

/** Refuses the lines of the file that would close a circle, with all other lines of it in place. */
export function refuseLoops(drafts: readonly Draft[], register: Register, from: string): void {
  const changed = new Map<string, { draft: Draft; line: ReportingLine }>();
  for (const draft of drafts) {
    const manager =
      draft.problems.length === 0 && draft.read.problems.length === 0
        ? draft.changes.find((change) => change.field === "manager")
        : undefined;
    if (typeof manager?.value === "string")
      changed.set(draft.id, { draft, line: newLine(draft, manager.value, register, from) });
  }
  const linesOf = (id: string) => {
    const change = changed.get(id);
    return change
      ? [change.line, ...register.linesOf(id).filter((line) => line.validFrom > change.line.validFrom)]
      : register.linesOf(id);
  };
  // A circle further up that does not lead through the person is for those within it to answer for.
  const looping = [...changed.values()].filter(
    ({ line }) => findReportingLoop(linesOf, line)?.path.at(-1) === line.employeeId,
  );
  for (const { draft } of looping) draft.problems.push({ code: "loop", field: "manager" });
}

/** It holds until the next line already planned. */
function newLine({ id, person, read }: Draft, managerId: string, register: Register, from: string): ReportingLine {
  const validFrom = person ? from : (read.joinedOn ?? from);
  const next = register
    .linesOf(id)
    .map((line) => line.validFrom)
    .filter((start) => start > validFrom)
    .sort()[0];
  return { employeeId: id, managerId, validFrom, validTo: next ?? null };
}
