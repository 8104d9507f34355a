import { createContext, useContext } from "react";
import type { DayPattern } from "./read-day.ts";

/** What date fields say, and in which language they write dates. */
export type DateWords = {
  language: string;
  /** How the company writes dates; null is as the language has them. */
  pattern: DayPattern | null;
  /** When a week begins and on which days people work, as ISO counts them; null is as the language has it. */
  week: { firstDay: number | null; workingDays: readonly number[] } | null;
  calendar: string;
  open: string;
  clear: string;
  today: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousDecade: string;
  nextDecade: string;
  /** Of a moment: the field beside its day. */
  time: string;
  /** What is typed is no date; `example` is one. */
  wrong: (example: string) => string;
};

const english: DateWords = {
  language: "en",
  pattern: null,
  week: null,
  calendar: "Calendar",
  open: "Open calendar",
  clear: "Clear",
  today: "Today",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  previousDecade: "Previous decade",
  nextDecade: "Next decade",
  time: "Time",
  wrong: (example) => `Write a date such as ${example}.`,
};

const words = createContext<DateWords>(english);

/** Stands once around the application. */
export const DateWordsProvider = words.Provider;

export function useDateWords(): DateWords {
  return useContext(words);
}
