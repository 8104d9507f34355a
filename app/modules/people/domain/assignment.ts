/** What can be said of an employee over a period. */
export const assignmentKinds = [
  "REPORTING_LINE",
  "DOTTED_LINE",
  "ORG_UNIT",
  "JOB_ROLE",
  "GRADE",
  "LOCATION",
  "STATUS",
] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const statuses = ["ACTIVE", "ON_LEAVE", "LEFT"] as const;

/** Kinds that may say "nobody from this date on"; the others always name something. */
export function mayBeEmpty(kind: AssignmentKind): boolean {
  return kind === "REPORTING_LINE" || kind === "DOTTED_LINE";
}

/** Kinds every colleague may read; the others belong to the private facts. */
export const publicKinds: readonly AssignmentKind[] = ["REPORTING_LINE", "ORG_UNIT", "JOB_ROLE", "LOCATION"];

export type Period = "past" | "current" | "planned";

/** Where a dated row stands on a day; `validTo` is the first day it no longer holds. */
export function periodOn(row: { readonly validFrom: string; readonly validTo: string | null }, day: string): Period {
  if (row.validFrom > day) return "planned";
  return row.validTo !== null && row.validTo <= day ? "past" : "current";
}

/** Where somebody stands besides their state, by the names forms and files use. */
export const placeKinds = {
  managerId: "REPORTING_LINE",
  orgUnitId: "ORG_UNIT",
  jobRoleId: "JOB_ROLE",
  gradeId: "GRADE",
  locationId: "LOCATION",
} as const satisfies Record<string, AssignmentKind>;
export type Places = Record<keyof typeof placeKinds, string | null>;
