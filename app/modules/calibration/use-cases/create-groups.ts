import { z } from "zod";
import { requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { cutAtFirst, deepest, largestGroup } from "../domain/heads.ts";
import { ids } from "../domain/ids.ts";
import { plannedGroups } from "../queries/planned-groups.ts";
import { keepGroup } from "./save-group.ts";

export const createGroupsInput = z.object({
  cycleId: ids.cycle,
  depth: z.coerce.number().int().min(1).max(deepest).default(cutAtFirst.depth),
  largest: z.coerce.number().int().min(2).max(largestGroup).default(cutAtFirst.largest),
});

/**
 * A group for each part of the company, from the reporting lines: everybody below somebody so many steps below the top is
 * calibrated together, no more than so many, and that person calibrates. People already in a group stay there.
 */
export async function createGroups(
  context: Context,
  { cycleId, ...cut }: z.output<typeof createGroupsInput>,
): Promise<{ groupIds: string[] }> {
  await authorize(context, "create", { kind: "CalibrationGroup" });
  await requireCycleForCalibration(context, cycleId);
  const planned = await plannedGroups(context, cycleId, cut);
  if (planned.length === 0)
    throw conflict("calibration.no-heads", "Nobody is left who reports to somebody below the top.");
  const groupIds: string[] = [];
  for (const { name, headId, revieweeIds } of planned)
    groupIds.push(await keepGroup(context, { cycleId, name, memberIds: [headId], revieweeIds }));
  return { groupIds };
}
