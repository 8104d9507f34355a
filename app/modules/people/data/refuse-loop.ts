import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import type { AssignmentKind } from "../domain/assignment.ts";
import { findReportingFault, mostReportingLevels, type ReportingLoop } from "../domain/reporting-line.ts";
import { peopleByIds } from "../queries/people-by-ids.ts";
import { type AssignmentRow, linesAbove } from "./assignment-rows.ts";

/** Throws where one of the new lines would close a loop on any date it holds, or stand too deep. Reporting lines must be locked. */
export async function refuseLoop(
  context: Context,
  employeeId: string,
  kind: AssignmentKind,
  added: readonly AssignmentRow[],
): Promise<void> {
  if (kind !== "REPORTING_LINE") return;
  for (const { value: managerId, validFrom, validTo } of added) {
    if (managerId === null) continue;
    const lines = Map.groupBy(await linesAbove(context, managerId, validFrom), (line) => line.employeeId);
    const fault = findReportingFault((id) => lines.get(id) ?? [], { employeeId, managerId, validFrom, validTo });
    if (fault?.loop) throw await loopRefusal(context, employeeId, fault.loop);
    if (fault)
      throw conflict("people.reporting-too-deep", "The person would stand below too many levels.", {
        params: { most: mostReportingLevels },
        fields: { value: "people.reporting-too-deep" },
      });
  }
}

async function loopRefusal(context: Context, employeeId: string, { date, path }: ReportingLoop) {
  const people = await peopleByIds(context, [employeeId, ...path]);
  const names = [employeeId, ...path].map((id) => people.get(id)?.name ?? id);
  return conflict("people.reporting-loop", "The line would lead back to the person.", {
    params: { date, path: names.join(" → ") },
    fields: { value: "people.reporting-loop" },
  });
}
