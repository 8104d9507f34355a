import { z } from "zod";
import { endOf, type CalendarEvent, type EventChange } from "#sdk/index.ts";

/** The property that marks what is ours, by its name in a set of names of our own. */
export const markId = "String {6f6a1b84-52b1-4a0e-9c11-0c6a1f1d9c3e} Name CairnUid";

const place = z.object({ dateTime: z.string() });
const schedule = z.object({
  scheduleId: z.string(),
  scheduleItems: z.array(z.object({ status: z.string(), start: place, end: place })).default([]),
});
export const schedules = z.object({ value: z.array(schedule) });

/** Graph writes moments in UTC without saying so. */
const momentOf = (text: string) => `${text.slice(0, 19)}Z`;

export function busyOf({ scheduleId, scheduleItems }: z.output<typeof schedule>) {
  return scheduleItems
    .filter(({ status }) => status !== "free" && status !== "workingElsewhere")
    .map(({ start, end }) => ({ owner: scheduleId, from: momentOf(start.dateTime), to: momentOf(end.dateTime) }));
}

/** One of ours as Microsoft has it. */
export function bodyOf({ uid, title, url, when }: CalendarEvent): object {
  const { on, at, timeZone = "UTC" } = when;
  const end = endOf(when);
  const recurrence = when.rule && repeated(when.rule, on);
  return {
    subject: title,
    body: { contentType: "text", content: url },
    start: { dateTime: `${on}T${at ?? "00:00"}:00`, timeZone },
    end: { dateTime: `${end.on}T${end.at ?? "00:00"}:00`, timeZone },
    isAllDay: at === undefined,
    showAs: at ? "busy" : "free",
    singleValueExtendedProperties: [{ id: markId, value: uid }],
    ...(recurrence && { recurrence }),
  };
}

const frequencies: Record<string, string> = { DAILY: "daily", WEEKLY: "weekly", MONTHLY: "absoluteMonthly" };
const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** A rule of RFC 5545 in Microsoft's words, as far as our own entries use it; null where it says more. */
function repeated(rule: string, on: string): object | null {
  const said = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const type = frequencies[said.get("FREQ") ?? ""];
  if (!type) return null;
  const day = new Date(`${on}T00:00:00Z`);
  const until = said.get("UNTIL");
  return {
    pattern: {
      type,
      interval: Number(said.get("INTERVAL") ?? 1),
      ...(type === "weekly" && { daysOfWeek: [days[day.getUTCDay()]], firstDayOfWeek: "monday" }),
      ...(type === "absoluteMonthly" && { dayOfMonth: day.getUTCDate() }),
    },
    range: until
      ? { type: "endDate", startDate: on, endDate: `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` }
      : { type: "noEnd", startDate: on },
  };
}

/** What became of one of ours; null of what is not. */
export function toChange(item: Record<string, unknown>): EventChange | null {
  const marks = (item["singleValueExtendedProperties"] ?? []) as { value?: unknown }[];
  const uid = marks[0]?.value;
  if (typeof uid !== "string") return null;
  const start = (item["start"] as { dateTime?: string } | undefined)?.dateTime ?? "";
  const whole = item["isAllDay"] === true;
  return {
    uid,
    cancelled: item["isCancelled"] === true,
    ...(whole ? { on: start.slice(0, 10) } : { startsAt: momentOf(start) }),
  };
}
