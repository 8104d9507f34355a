import { Temporal } from "temporal-polyfill";
import {
  frequencies,
  monthDays,
  namesOf,
  weekdayOf,
  weekdaysOfMonth,
  type Frequency,
  type Recurrence,
} from "./recurrence.ts";

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

/** A rule of a calendar that begins on this day; null where it says what no rule here can. */
export function readRule(text: string, startsOn: string): Recurrence | null {
  const parts = new Map(
    text
      .replace(/^RRULE:/i, "")
      .split(";")
      .map((part) => part.toUpperCase().split("=") as [string, string]),
  );
  const frequency = parts.get("FREQ") as Frequency;
  const days = frequencies.includes(frequency) ? readDays(frequency, parts, startsOn) : null;
  if (!days || [...parts.keys()].some((name) => !known.has(name))) return null;
  const count = parts.has("COUNT") ? Number(parts.get("COUNT")) : null;
  return { frequency, every: Number(parts.get("INTERVAL") ?? 1), ...days, startsOn, endsOn: lastDay(parts), count };
}

const known = new Set(["FREQ", "INTERVAL", "BYDAY", "BYMONTHDAY", "BYSETPOS", "WKST", "COUNT", "UNTIL"]);

type Days = Pick<Recurrence, "weekdays" | "monthDay" | "weekOfMonth">;

function readDays(frequency: Frequency, parts: ReadonlyMap<string, string>, startsOn: string): Days | null {
  const byDay = listOf(parts.get("BYDAY"));
  const byMonthDay = listOf(parts.get("BYMONTHDAY"));
  const none: Days = { weekdays: [], monthDay: null, weekOfMonth: null };
  if (frequency === "DAILY") return byDay.length + byMonthDay.length === 0 ? none : null;
  if (frequency === "WEEKLY") {
    const weekdays = byDay.map(weekdayOf);
    const otherWeek = Number(parts.get("INTERVAL") ?? 1) > 1 && weekdays.length > 1 && parts.get("WKST") === "SU";
    return byMonthDay.length > 0 || weekdays.includes(0) || otherWeek ? null : { ...none, weekdays };
  }
  if (byDay.length > 0) return byMonthDay.length > 0 ? null : readWeekdaysOfMonth(byDay);
  const monthDay = readMonthDay(byMonthDay, parts.get("BYSETPOS"), startsOn);
  return monthDay === null ? null : { ...none, monthDay };
}

function readWeekdaysOfMonth(byDay: readonly string[]): Days | null {
  const found = byDay.map((day) => /^\+?(-1|[1-4])([A-Z]{2})$/.exec(day));
  const weeks = new Set(found.map((one) => one?.[1]));
  const weekdays = found.map((one) => weekdayOf(one?.[2] ?? ""));
  return weeks.size !== 1 || weekdays.includes(0)
    ? null
    : { weekdays, monthDay: null, weekOfMonth: Number([...weeks][0]) };
}

/** A month that has no such day is left out by a calendar's rule, where ours takes its last day. */
function readMonthDay(days: readonly string[], position: string | undefined, startsOn: string): number | null {
  if (days.join() === "-1") return 31;
  const numbers = days.length > 0 ? days.map(Number) : [Temporal.PlainDate.from(startsOn).day];
  const last = Math.max(...numbers);
  const asOurs = last <= 28 ? numbers.length === 1 : position === "-1" && numbers.join() === monthDays(last).join();
  return asOurs && last >= 1 ? last : null;
}

function listOf(text: string | undefined): string[] {
  return text ? text.split(",") : [];
}

function lastDay(parts: ReadonlyMap<string, string>): string | null {
  const found = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get("UNTIL") ?? "");
  return found ? `${found[1]}-${found[2]}-${found[3]}` : null;
}
