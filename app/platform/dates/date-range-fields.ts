import { z } from "zod";
import { ownKinds, type DateNames } from "../time/date-range.ts";
import { datePresets } from "../time/date-presets.ts";

const kindField = z
  .enum([...datePresets, ...ownKinds])
  .optional()
  .catch(undefined);
const dayField = z.iso.date().optional().catch(undefined);

/**
 * The fields of a range for the input of a page or an endpoint; what does not fit is as if it were not there. `about` says in
 * plain English what happens on these days: `Joined`.
 */
export function dateRangeFields<Dates extends string, From extends string, To extends string>(
  { dates, from, to }: DateNames<Dates, From, To>,
  about: string,
) {
  const fields = {
    [dates]: kindField.describe(
      `${about} within a range of days that moves with the day, such as \`last-30-days\`; ` +
        `or BETWEEN, BEFORE or AFTER the days in \`${from}\` and \`${to}\`.`,
    ),
    [from]: dayField.describe(`${about} on this day or later; with AFTER, later than this day.`),
    [to]: dayField.describe(`${about} on this day or earlier; with BEFORE, earlier than this day.`),
  };
  return fields as Record<Dates, typeof kindField> & Record<From | To, typeof dayField>;
}
