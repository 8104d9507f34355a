import type { MeasureType } from "#app/modules/metrics/domain.ts";

/** How a demo company sees that it gets there, in the words such companies use; money in whole units of the currency. */
export type KeyResultPhrase = readonly [title: string, measure: MeasureType, start: number, target: number];

export const checkInComments = [
  "A steady week, nothing blocks us.",
  "The new supplier is slower than agreed, talking to them on Thursday.",
  "The first customers are live and happy.",
  "Lost a week to the migration, catching up.",
  "Two deals moved to next month.",
  "Numbers look better since the change.",
  "Waiting for the security review.",
  "We found a simpler way and removed half of the plan.",
  "Holiday season, little movement.",
  "Ahead of plan, thanks to the help from the data team.",
  "The pilot group asked for changes; included them.",
  "Blocked by the missing contract.",
  "The blocker is gone, we continue as planned.",
  "Third week in a row with the same trend.",
  "Target looks ambitious now; discussing it with my manager.",
  "Training finished, effect should show next month.",
  "Measured again after cleaning the data.",
  "",
] as const;

export const discussion = [
  "Great progress, well done.",
  "What would help you most right now?",
  "Let's look at this together on Monday.",
  "Could you share the numbers behind this?",
  "The board asked about this one; can we show it at the next meeting?",
  "I moved two people to help until the end of the month.",
  "Thanks for flagging this early.",
  "Agreed, let's keep the target.",
  "Nice, the customers noticed.",
] as const;
