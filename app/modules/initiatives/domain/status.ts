import { daysBetween } from "#app/platform/time/days.ts";

export const initiativeStatuses = ["ONGOING", "DELAYED", "UNPLANNED", "COMPLETED"] as const;
export type InitiativeStatus = (typeof initiativeStatuses)[number];

/** What more there is to say of a status: late and open, or done after it was due. */
export type DetailedStatus = "DELAYED" | "COMPLETED_WITH_DELAY" | null;

/** Local dates. */
export type InitiativeDates = { readonly dueDate: string | null; readonly completedOn: string | null };

/** Completed by its day of completion; delayed from the day after it was due; unplanned without a due date. */
export function statusOf({ dueDate, completedOn }: InitiativeDates, today: string): InitiativeStatus {
  if (completedOn !== null) return "COMPLETED";
  if (dueDate === null) return "UNPLANNED";
  return dueDate < today ? "DELAYED" : "ONGOING";
}

export function detailedStatusOf(dates: InitiativeDates, today: string): DetailedStatus {
  const status = statusOf(dates, today);
  if (status === "DELAYED") return "DELAYED";
  return dates.completedOn !== null && dates.dueDate !== null && dates.completedOn > dates.dueDate
    ? "COMPLETED_WITH_DELAY"
    : null;
}

export type DueColour = "BLUE" | "RED" | "ORANGE" | "GREY";
/** `overdueDays` is 0 until the due date has passed. */
export type Due = { readonly colour: DueColour; readonly overdueDays: number };

const soonDays = 7;

/** Blue when due today, red when due within 7 days or overdue, orange otherwise, grey without a due date or once done. */
export function dueOf({ dueDate, completedOn }: InitiativeDates, today: string): Due {
  if (dueDate === null || completedOn !== null) return { colour: "GREY", overdueDays: 0 };
  const daysLeft = daysBetween(today, dueDate);
  if (daysLeft < 0) return { colour: "RED", overdueDays: -daysLeft };
  if (daysLeft === 0) return { colour: "BLUE", overdueDays: 0 };
  return { colour: daysLeft <= soonDays ? "RED" : "ORANGE", overdueDays: 0 };
}

/** How many tasks a page of the list holds. */
export const initiativePageSize = 25;
