import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { cycleSettingsShape } from "../domain/cycle-settings.ts";
import { openStates, type CycleState } from "../domain/cycle-state.ts";
import { stakeholdersIn } from "../queries/stakeholders-in.ts";
import type { moveCycleInput } from "./move-cycle.ts";
import { cycleWrites } from "./save-cycle.ts";

/** Every budget of a cycle that is planned gets what was kept back of it; whoever plans with one is told. */
export async function releaseHoldback(
  context: Context,
  { cycleId, version }: z.output<typeof moveCycleInput>,
): Promise<{ cycleId: string }> {
  let stakeholderIds: string[] = [];
  await cycleWrites.change(context, {
    where: { id: cycleId },
    may: "edit",
    version,
    changedBy: ["compensation.start-review", "compensation.publish-cycle", "compensation.save-cycle"],
    change: async (cycle) => {
      const settings = cycleSettingsShape.parse(cycle.settings);
      if (!openStates.includes(cycle.state as CycleState) || settings.holdback === 0)
        throw conflict("compensation.nothing-held-back", "Nothing of its budgets is held back.");
      cycle.settings = { ...settings, holdback: 0 };
      stakeholderIds = await stakeholdersIn(context, cycleId);
    },
    tells: () => ({
      event: "compensation.budgets-changed",
      payload: { cycleId, stakeholderIds },
      action: "release-holdback",
    }),
  });
  return { cycleId };
}
