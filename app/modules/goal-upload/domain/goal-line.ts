import { z } from "zod";
import { readNumber } from "#app/platform/import/read-number.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { readFrame, readLevel, readMeasure, readVisibility, type ReadMeasure } from "./read-values.ts";

const tooLong = "goal-upload.too-long";
const percent: ReadMeasure = { measureType: "PERCENTAGE", currency: null };

/** A title or a name: one line, whatever breaks the cell has. */
const title = z
  .string()
  .max(500, tooLong)
  .transform((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .join(" "),
  );

/** A cell that has to be understood as a value. */
function value<Value extends {}>(read: (text: string) => Value | null) {
  return z
    .string()
    .max(500, tooLong)
    .transform((text, refinement) => {
      const found = read(text);
      if (found !== null) return found;
      refinement.addIssue({ code: "custom", message: "not-understood" });
      return z.NEVER;
    });
}

/** A line of a file of goals, as all kinds of it have it: what is left out is what the form begins with; money in minor units. */
export const goalLine = z
  .object({
    objective: title.optional(),
    description: z.string().max(5000, tooLong).default(""),
    owner: title.optional(),
    timeFrame: title.transform(readFrame).optional(),
    level: value(readLevel).optional(),
    department: title.optional(),
    /** Several are parted by semicolons, as files made here have them. */
    teams: title
      .transform((text) =>
        text
          .split(";")
          .map((name) => name.trim())
          .filter(Boolean),
      )
      .optional(),
    visibility: value(readVisibility).optional(),
    parent: title.optional(),
    keyResult: title.optional(),
    measure: value(readMeasure).optional(),
    start: value(readNumber).default(0),
    target: value(readNumber).default(100),
    weightage: value(readWeight).default(0),
    metric: title.optional(),
  })
  .transform(({ measure, start, target, ...line }) => {
    const amount = (number: number) => toMinorUnits(measure?.currency, number);
    return {
      ...line,
      start: amount(start),
      target: amount(target),
      measure: measure ?? percent,
      saysMeasure: measure !== undefined,
    };
  });
export type GoalLine = z.output<typeof goalLine>;

/** Lines of OKRs that name one objective in one time frame make it together, wherever in the file they stand. */
export function objectiveOf(said: Readonly<Record<string, string>>): string | null {
  if (said.objective === undefined) return null;
  return JSON.stringify([
    said.objective.toLowerCase(),
    said.timeFrame === undefined ? null : readFrame(said.timeFrame),
  ]);
}

function readWeight(text: string): number | null {
  const weight = readNumber(text);
  return weight !== null && weight >= 0 && weight <= 100 ? weight : null;
}
