import { managersAbove, peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { partsOf, type Cut } from "../domain/heads.ts";
import { ungrouped } from "./ungrouped.ts";

/** A group that would be made from the reporting lines: its name, who calibrates, and whom. */
export type PlannedGroup = { name: string; headId: string; revieweeIds: string[] };

/** The groups that people of a cycle who are in none would come into: what is shown is what is made. */
export async function plannedGroups(context: Context, cycleId: string, cut: Cut): Promise<PlannedGroup[]> {
  const people = await ungrouped(context, cycleId);
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const above = await managersAbove(context, employeeIds);
  const managerIds = [...new Set([...above.values()].flat())];
  const parts = partsOf(employeeIds, new Map([...above, ...(await managersAbove(context, managerIds))]), cut);
  const names = await peopleByIds(context, [...new Set(parts.map(({ headId }) => headId))]);
  const reviewees = new Map(people.map(({ employeeId, revieweeId }) => [employeeId, revieweeId]));
  return parts.map(({ headId, part, parts: all, memberIds }) => ({
    name: `${names.get(headId)?.name ?? ""}${all > 1 ? ` (${part}/${all})` : ""}`,
    headId,
    revieweeIds: memberIds.flatMap((id) => reviewees.get(id) ?? []),
  }));
}
