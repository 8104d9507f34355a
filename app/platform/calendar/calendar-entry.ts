/** How a day comes back: a rule of RFC 5545 without its end, and the last day it may fall on. */
export type RepeatedDay = { rule: string; lastOn: string | null };

/** Something of a person that falls on a day. */
export type CalendarEntry = {
  /** Says in every file that it is the same one: the record's id. */
  uid: string;
  title: string;
  /** A local date. */
  on: string;
  /** Its address without the origin. */
  link: string;
  /** Rises with every change of it. */
  sequence: number;
  repeats?: RepeatedDay | undefined;
  /** Gives it an hour of the morning in this time zone, in place of the whole day. */
  timeZone?: string | undefined;
  /** The hour by the clock there, `14:30`, and how long it takes: what two people have agreed on keeps them busy. */
  at?: string | undefined;
  minutes?: number | undefined;
};
