import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { ids } from "../domain/ids.ts";
import { placesOf } from "../domain/place.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const percent = optionalInput(
  z.coerce
    .number({ error: "calibration.percent" })
    .int({ error: "calibration.percent" })
    .min(0, { error: "calibration.percent" })
    .max(100, { error: "calibration.percent" }),
);

export const saveGuidelinesInput = z.object({
  cycleId: ids.cycle,
  percents: z
    .record(z.string().max(80), percent)
    .default({})
    .describe("Percent of people expected in each place; a place without a number has no guideline."),
});

/** What is expected of each group of a cycle: shown beside what is, never enforced. All together are 100 % or none is given. */
export async function saveGuidelines(
  context: Context,
  { cycleId, percents }: z.output<typeof saveGuidelinesInput>,
): Promise<{ cycleId: string }> {
  await authorize(context, "edit", { kind: "CalibrationGuideline" });
  const known = new Set(placesOf(await requireCycleForCalibration(context, cycleId)).map(({ id }) => id));
  const given = Object.entries(percents).flatMap(([place, value]) =>
    value === undefined || !known.has(place) ? [] : [{ cycle_id: cycleId, place, percent: value }],
  );
  const total = given.reduce((sum, line) => sum + line.percent, 0);
  if (given.length > 0 && total !== 100)
    throw invalid("calibration.percent-total", "The guideline must add up to 100 %.", { params: { total } });
  await context.rows(sql`delete from {calibration_guideline} where cycle_id = ${cycleId}`);
  await insertRows(context, "calibration_guideline", "cycle_id uuid, place text, percent smallint", given);
  await writeDown(
    context,
    "calibration.guidelines-saved",
    { cycleId },
    { action: "save-guidelines", subject: "CalibrationGuideline", id: cycleId, detail: { percents } },
  );
  return { cycleId };
}
