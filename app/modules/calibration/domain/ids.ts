import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  cycle: id("The id of the review cycle."),
  group: id("The id of the calibration group."),
  reviewee: id("The id of the person in the cycle, as the cycle's results name them."),
  move: id("The id of the move."),
  employee: id("The id of the employee."),
};

export const reasonInput = textInput({
  most: 1000,
  missing: "calibration.reason-needed",
  tooLong: "calibration.too-long",
}).describe("Why; kept with the move for good.");

export const placeInput = z
  .string({ error: "calibration.place-needed" })
  .min(1, { error: "calibration.place-needed" })
  .max(80)
  .describe("Where to: `box:3:2` for row 3 and column 2 of the grid, or `option:<id>` where the cycle has no grid.");
