import { monthDays, namesOf, weekdaysOfMonth, type Recurrence } from "./recurrence.ts";

type Rule = Omit<Recurrence, "startsOn" | "endsOn">;

/** The same as a rule of RFC 5545; the last day is left to the calendar's file, which knows the hour. */
export function ruleText(rule: Rule): string {
  const parts = [`FREQ=${rule.frequency}`, `INTERVAL=${rule.every}`, ...daysOf(rule)];
  if (rule.count) parts.push(`COUNT=${rule.count}`);
  return parts.join(";");
}

function daysOf({ frequency, weekdays, monthDay, weekOfMonth }: Rule): string[] {
  if (frequency === "DAILY") return [];
  if (frequency === "WEEKLY") return weekdays.length > 0 ? [`BYDAY=${namesOf(weekdays).join(",")}`, "WKST=MO"] : [];
  if (weekOfMonth) return [`BYDAY=${weekdaysOfMonth(weekdays, weekOfMonth).join(",")}`];
  // Fewer programs know the last of several days than a day counted from the end.
  if (monthDay === 31) return ["BYMONTHDAY=-1"];
  const days = monthDays(monthDay);
  return [`BYMONTHDAY=${days.join(",")}`, ...(days.length > 1 ? ["BYSETPOS=-1"] : [])];
}
