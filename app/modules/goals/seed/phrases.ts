import type { MeasureType } from "../domain/measurement.ts";

/** How a demo company sees that it gets there, in the words such companies use; money in whole units of the currency. */
export type KeyResultPhrase = readonly [title: string, measure: MeasureType, start: number, target: number];

export const keyResults: Readonly<Record<string, readonly KeyResultPhrase[]>> = {
  Technology: [
    ["Availability of the service", "PERCENTAGE", 99.1, 99.9],
    ["Median response time in milliseconds", "COUNT", 840, 300],
    ["Changes released per week", "COUNT", 6, 20],
    ["Open security findings", "COUNT", 34, 4],
    ["Test coverage of critical paths", "PERCENTAGE", 48, 80],
    ["Monthly hosting cost", "CURRENCY", 42_000, 31_000],
    ["Customers moved to the new version", "COUNT", 0, 120],
  ],
  Sales: [
    ["New recurring revenue", "CURRENCY", 0, 180_000],
    ["Win rate", "PERCENTAGE", 21, 30],
    ["Qualified first meetings", "COUNT", 0, 45],
    ["Days from offer to signature", "COUNT", 52, 35],
    ["Renewed contract value", "CURRENCY", 0, 320_000],
    ["Accounts with a second module", "COUNT", 8, 25],
  ],
  Operations: [
    ["Deliveries on time", "PERCENTAGE", 88, 97],
    ["Complaints per month", "COUNT", 60, 20],
    ["Stock value", "CURRENCY", 900_000, 720_000],
    ["First-visit fix rate", "PERCENTAGE", 71, 85],
    ["Overtime hours per week", "COUNT", 140, 60],
    ["Staff trained on the new line", "COUNT", 0, 30],
  ],
  Marketing: [
    ["Trials started", "COUNT", 0, 400],
    ["Conversion of the trial page", "PERCENTAGE", 2.4, 4],
    ["Cost per qualified lead", "CURRENCY", 210, 140],
    ["Customer stories published", "COUNT", 0, 8],
    ["Newsletter open rate", "PERCENTAGE", 24, 35],
  ],
  Finance: [
    ["Days to close the month", "COUNT", 11, 5],
    ["Overdue receivables", "CURRENCY", 640_000, 300_000],
    ["Invoices matched without hands", "PERCENTAGE", 55, 85],
    ["Audit points open", "COUNT", 14, 0],
    ["Saved on licences", "CURRENCY", 0, 60_000],
  ],
  HR: [
    ["Roles filled", "COUNT", 0, 14],
    ["Days to fill a role", "COUNT", 63, 42],
    ["Newcomers who recommend us", "PERCENTAGE", 70, 90],
    ["Managers through the programme", "COUNT", 0, 24],
    ["Spend on agencies", "CURRENCY", 90_000, 40_000],
  ],
};

export const checkInComments = [
  "Steady week; nothing in the way.",
  "The new supplier is slower than agreed, talking to them on Thursday.",
  "First customers are live and happy.",
  "Lost a week to the migration, catching up.",
  "Two deals moved to next month.",
  "Numbers look better since the change.",
  "Waiting for the security review.",
  "We found a simpler way and dropped half the plan.",
  "Holiday season, little movement.",
  "Ahead of plan, thanks to the help from the data team.",
  "The pilot group asked for changes; included them.",
  "Blocked by the missing contract.",
  "Unblocked, full speed from here.",
  "The trend holds for the third week.",
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

/** What is asked about a metric, and what its owner answers. */
export const metricDiscussion = [
  { question: "Does this include the pilot customers?", answer: "No, they are counted from January on." },
  { question: "Where do the numbers come from?", answer: "From the report of the last Friday of each month." },
  { question: "The last value looks low to me.", answer: "One region reported late, I will correct it." },
] as const;
