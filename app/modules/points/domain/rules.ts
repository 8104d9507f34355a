import { z } from "zod";

export const shiftKinds = ["LATE_ARRIVAL", "EARLY_DEPARTURE", "MISSED_SHIFT"] as const;
export type ShiftKind = (typeof shiftKinds)[number];
export const applicableDays = ["ALL_DAYS", "WEEKDAYS", "WEEKENDS"] as const;
export const shiftDurations = ["ANY_SHIFT", "HALF_SHIFT", "FULL_SHIFT"] as const;
export const notificationActions = ["NONE", "EMPLOYEE_MANAGER", "MANAGER_ADMIN", "EMPLOYEE_MANAGER_ADMIN"] as const;
export const escalationActions = ["NONE", "DISCIPLINARY_NOTE", "PROBATION_REVIEW"] as const;

/** A shift of at most so many minutes is a half one; one whose length nobody said is full. */
export const halfShiftMinutes = 300;

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: "points.number" })
    .int({ error: "points.number" })
    .min(least, { error: "points.number" })
    .max(most, { error: "points.number" });

/** One band: from `min` on, below `max`; minutes, or whole days of a missed shift. Without `max` it is the top one. */
const bandInput = z.object({
  id: z.string().min(1).max(60).describe("Names the band within its rules."),
  kind: z.enum(shiftKinds).describe("What it is about."),
  min: whole(1, 1440).describe("From so many minutes on, or so many days of a missed shift."),
  max: z
    .preprocess((value) => (value === "" ? null : value), whole(2, 1441).nullable())
    .default(null)
    .describe("Below so many; null in the top band."),
  points: whole(0, 1000).describe("So many points each time."),
  applicableDays: z.enum(applicableDays).default("ALL_DAYS").describe("On which days it holds."),
  shiftDuration: z.enum(shiftDurations).default("ANY_SHIFT").describe("For shifts of which length it holds."),
});
export type Band = z.output<typeof bandInput>;

const thresholdInput = z.object({
  id: z.string().min(1).max(60).describe("Names the threshold within its rules."),
  points: whole(1, 10_000).describe("Reached at so many points."),
  notificationAction: z.enum(notificationActions).default("EMPLOYEE_MANAGER").describe("Who is told."),
  escalationAction: z.enum(escalationActions).default("NONE").describe("What people are asked to do."),
  probationLevel: z
    .preprocess((value) => (value === "" ? null : value), whole(1, 9).nullable())
    .default(null)
    .describe("Which level of probation review; null where none is asked for."),
});
export type Threshold = z.output<typeof thresholdInput>;

/** All that a set of rules says from a day on. */
export const rulesInput = z.object({
  expiryDays: whole(1, 3650).describe("Points count for so many days, the day itself among them."),
  counts: z
    .object({
      LATE_ARRIVAL: z.boolean().describe("Whether coming late is."),
      EARLY_DEPARTURE: z.boolean().describe("Whether leaving early is."),
      MISSED_SHIFT: z.boolean().describe("Whether a shift nobody came to is."),
    })
    .describe("What is counted at all."),
  bands: z.array(bandInput).max(60).describe("Points by how late, how early, or how many days."),
  thresholds: z.array(thresholdInput).max(20).describe("What happens at so many points."),
  forgivenessDays: z
    .preprocess((value) => (value === "" ? null : value), whole(1, 3650).nullable())
    .default(null)
    .describe("An event costs nothing where there was none in so many days before; null where all cost."),
  creditDays: z
    .preprocess((value) => (value === "" ? null : value), whole(1, 3650).nullable())
    .default(null)
    .describe("After so many days without an event points are taken off; null where none are."),
  creditPoints: whole(0, 1000).default(0).describe("So many points are taken off each time."),
});
export type PointsRules = z.output<typeof rulesInput>;

const band = (id: string, kind: ShiftKind, min: number, max: number | null, points: number): Band => ({
  ...{ id, kind, min, max, points },
  applicableDays: "ALL_DAYS",
  shiftDuration: "ANY_SHIFT",
});

const minuteBands = (kind: ShiftKind, id: string): Band[] => [
  band(`${id}-1`, kind, 5, 10, 1),
  band(`${id}-2`, kind, 10, 30, 2),
  band(`${id}-3`, kind, 30, 60, 3),
  band(`${id}-4`, kind, 60, null, 3),
];

/** The rules that a company begins with. */
export const standardRules: PointsRules = {
  expiryDays: 20,
  counts: { LATE_ARRIVAL: true, EARLY_DEPARTURE: true, MISSED_SHIFT: true },
  bands: [
    ...minuteBands("LATE_ARRIVAL", "late"),
    ...minuteBands("EARLY_DEPARTURE", "early"),
    band("missed-1", "MISSED_SHIFT", 1, 2, 5),
    band("missed-2", "MISSED_SHIFT", 2, 5, 10),
    band("missed-3", "MISSED_SHIFT", 5, null, 10),
  ],
  thresholds: [
    { id: "at-5", points: 5, notificationAction: "EMPLOYEE_MANAGER", escalationAction: "NONE", probationLevel: null },
    {
      id: "at-10",
      points: 10,
      notificationAction: "MANAGER_ADMIN",
      escalationAction: "DISCIPLINARY_NOTE",
      probationLevel: null,
    },
    {
      id: "at-15",
      points: 15,
      notificationAction: "EMPLOYEE_MANAGER_ADMIN",
      escalationAction: "PROBATION_REVIEW",
      probationLevel: 1,
    },
  ],
  forgivenessDays: null,
  creditDays: null,
  creditPoints: 0,
};

/** Rules as they hold from a day on. */
export type RulesVersion = { id: string; policyId: string; validFrom: string; rules: PointsRules };

/** The version in force on a day; null before the first. `versions` are of one policy, the earliest first. */
export function versionOn(versions: readonly RulesVersion[], day: string): RulesVersion | null {
  return versions.findLast(({ validFrom }) => validFrom <= day) ?? null;
}
