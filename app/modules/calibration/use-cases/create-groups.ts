import { z } from "zod";
import { managersAbove, peopleByIds } from "#app/modules/people/index.ts";
import { requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { headsOf } from "../domain/heads.ts";
import { ids } from "../domain/ids.ts";
import { ungrouped } from "../queries/ungrouped.ts";
import { keepGroup } from "./save-group.ts";

export const createGroupsInput = z.object({ cycleId: ids.cycle });

/**
 * A group for each part of the company, from the reporting lines: everybody below somebody who reports to the top is
 * calibrated together, and that person calibrates. People already in a group stay there.
 */
export async function createGroups(
  context: Context,
  { cycleId }: z.output<typeof createGroupsInput>,
): Promise<{ groupIds: string[] }> {
  await authorize(context, "create", { kind: "CalibrationGroup" });
  await requireCycleForCalibration(context, cycleId);
  const people = await ungrouped(context, cycleId);
  const employeeIds = people.map(({ employeeId }) => employeeId);
  const above = await managersAbove(context, employeeIds);
  const managerIds = [...new Set([...above.values()].flat())];
  const heads = headsOf(employeeIds, new Map([...above, ...(await managersAbove(context, managerIds))]));
  if (heads.size === 0) throw conflict("calibration.no-heads", "Nobody is left who reports to somebody below the top.");
  const names = await peopleByIds(context, [...heads.keys()]);
  const groupIds: string[] = [];
  for (const [headId, members] of heads) {
    const inside = new Set(members);
    const revieweeIds = people.filter(({ employeeId }) => inside.has(employeeId)).map(({ revieweeId }) => revieweeId);
    const name = names.get(headId)?.name ?? "";
    groupIds.push(await keepGroup(context, { cycleId, name, memberIds: [headId], revieweeIds }));
  }
  return { groupIds };
}
