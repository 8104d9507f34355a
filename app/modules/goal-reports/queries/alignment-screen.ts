import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { TimeFrame } from "#app/modules/goals/domain.ts";
import {
  gapNumbers,
  unitNumbers,
  type GapNumbers,
  type UnitNumbers,
  requireArea,
  goalPeriods,
} from "#app/modules/goals/index.ts";
import { authorizeInsights } from "../use-cases/authorize-insights.ts";

const mostUnits = 50;

export const alignmentScreenInput = z.object({
  period: z.preprocess((value) => value || undefined, z.string().max(40).default("current")),
});

export type AlignmentScreen = {
  input: z.output<typeof alignmentScreenInput>;
  periods: TimeFrame[];
  gaps: GapNumbers[];
  units: UnitNumbers[];
};

/** How well the company's open goals hang together: what is missing in them, and where they are behind. */
export async function alignmentScreen(
  context: Context,
  input: z.output<typeof alignmentScreenInput>,
): Promise<AlignmentScreen> {
  requireArea(context, { area: "company" });
  await authorizeInsights(context, "company");
  return {
    input,
    periods: await goalPeriods(context),
    gaps: await gapNumbers(context, input.period),
    units: await unitNumbers(context, input.period, mostUnits),
  };
}
