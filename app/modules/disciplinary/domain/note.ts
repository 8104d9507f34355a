/** What somebody is said to have done, as the product names it; a company may add types of its own. */
export const standardTypes = [
  "LATENESS",
  "ABSENCE",
  "CONDUCT",
  "PERFORMANCE",
  "POLICY",
  "SAFETY",
  "PROPERTY",
  "DATA",
] as const;
export type StandardType = (typeof standardTypes)[number];
export const isStandardType = (type: string): type is StandardType => standardTypes.some((one) => one === type);

export const severities = ["LOW", "MEDIUM", "HIGH", "CRITICAL"] as const;
export type Severity = (typeof severities)[number];
export const firstSeverity: Severity = "LOW";

/** Where a note stands. It goes forwards alone: what was published is never a draft again. */
export const noteStates = ["DRAFT", "IN_REVIEW", "PUBLISHED", "OVERTURNED"] as const;
export type NoteState = (typeof noteStates)[number];

export const nextStates: Readonly<Record<NoteState, readonly NoteState[]>> = {
  DRAFT: ["IN_REVIEW", "PUBLISHED"],
  IN_REVIEW: ["DRAFT", "PUBLISHED"],
  PUBLISHED: ["OVERTURNED"],
  OVERTURNED: [],
};

/** How a published note ended for the person it is about. */
export const noteOutcomes = ["ACKNOWLEDGED", "SIGNED", "SIGNED_WITH_DISAGREEMENT", "REFUSED", "EXPIRED"] as const;
export type NoteOutcome = (typeof noteOutcomes)[number];

export const appealStates = ["SUBMITTED", "UPHELD", "DISMISSED", "WITHDRAWN"] as const;
export type AppealState = (typeof appealStates)[number];
export const nextAppealStates: Readonly<Record<AppealState, readonly AppealState[]>> = {
  SUBMITTED: ["UPHELD", "DISMISSED", "WITHDRAWN"],
  UPHELD: [],
  DISMISSED: [],
  WITHDRAWN: [],
};

/** Why an appeal may not be made; null where it may. Days are local dates, and the last day still counts. */
export function refusalToAppeal(
  note: { state: NoteState; publishedOn: string; appealDays: number; appeals: readonly AppealState[] },
  lastDay: string,
  today: string,
): "appeal-closed" | "appeal-open" | "appeal-decided" | "appeal-late" | null {
  if (note.state !== "PUBLISHED" || note.appealDays === 0) return "appeal-closed";
  if (note.appeals.includes("SUBMITTED")) return "appeal-open";
  if (note.appeals.some((state) => state === "UPHELD" || state === "DISMISSED")) return "appeal-decided";
  return today > lastDay ? "appeal-late" : null;
}
