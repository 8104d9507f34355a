import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type OneOnOneSettings = {
  arrangedBy: "EVERYBODY" | "MANAGERS";
  minutes: number;
  everyWeeks: number;
  asksMood: boolean;
  version: number;
};

/** What holds until an administrator says otherwise. */
const standard: OneOnOneSettings = { arrangedBy: "EVERYBODY", minutes: 30, everyWeeks: 2, asksMood: true, version: 0 };

export async function readSettings(context: Context): Promise<OneOnOneSettings> {
  const stored = await firstRow<OneOnOneSettings>(
    context,
    sql`select arranged_by as "arrangedBy", minutes::int as minutes, every_weeks::int as "everyWeeks",
      asks_mood as "asksMood", version from {one_on_one_settings}`,
  );
  return stored ?? standard;
}

export type OneOnOnePreferences = { minutes: number; everyWeeks: number; inCalendar: boolean };

/** What one's own new series begin with: what one chose, else what the company suggests. */
export async function readPreferences(context: Context): Promise<OneOnOnePreferences> {
  const own = await firstRow<OneOnOnePreferences>(
    context,
    sql`select minutes::int as minutes, every_weeks::int as "everyWeeks", in_calendar as "inCalendar"
      from {one_on_one_preference} where employee_id = ${context.actor.employeeId}`,
  );
  if (own) return own;
  const { minutes, everyWeeks } = await readSettings(context);
  return { minutes, everyWeeks, inCalendar: true };
}
