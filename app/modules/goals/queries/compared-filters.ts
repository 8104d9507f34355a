import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { comparisons, type Comparison } from "../domain/comparison.ts";

const comparison = (of: string) =>
  optionalInput(z.enum(comparisons)).describe(`How ${of} is held against it; left out, it is at least that.`);

/** Progress and dates that lists of goals are narrowed to, each with how it is compared. */
export const comparedInput = {
  progress: optionalInput(z.coerce.number().int().min(-10_000).max(10_000)).describe(
    "Only goals with a value whose percent, as a whole number, is at least this; `progressIs` compares otherwise.",
  ),
  progressIs: comparison("progress"),
  starts: optionalInput(z.iso.date()).describe(
    "Only goals that start on this day or later, as `2026-10-01`; `startsIs` compares otherwise.",
  ),
  startsIs: comparison("the start"),
  due: optionalInput(z.iso.date()).describe(
    "Only goals due on this day or later, as `2026-12-31`; `dueIs` compares otherwise.",
  ),
  dueIs: comparison("the due date"),
} as const;

export type Compared = {
  progress?: number | undefined;
  progressIs?: Comparison | undefined;
  starts?: string | undefined;
  startsIs?: Comparison | undefined;
  due?: string | undefined;
  dueIs?: Comparison | undefined;
};

const operators: Readonly<Record<Comparison, Sql>> = { ">=": sql`>=`, "<=": sql`<=`, "=": sql`=` };
const operator = (is: Comparison | undefined): Sql => operators[is ?? ">="];

/** The same as conditions on a goal called `g`; percent is compared as people read it, without decimals. */
export function comparedConditions({ progress, progressIs, starts, startsIs, due, dueIs }: Compared): Sql[] {
  return [
    ...(progress === undefined ? [] : [sql`round(g.percent::numeric) ${operator(progressIs)} ${progress}::numeric`]),
    ...(starts ? [sql`g.start_date ${operator(startsIs)} ${starts}::date`] : []),
    ...(due ? [sql`g.due_date ${operator(dueIs)} ${due}::date`] : []),
  ];
}
