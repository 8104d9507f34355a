/** What numbers are split by: where people stand on the last day of a period. */
export const dimensions = ["unit", "manager", "location", "function", "grade", "tenure"] as const;
export type Dimension = (typeof dimensions)[number];

/** What the first number of a dashboard is split by where nothing is said. */
export const usualSplit: Dimension = "unit";

/** Whose numbers: of the whole company, of everybody below the actor, or of those who report to them. */
export const measureScopes = ["company", "all-reports", "direct-reports"] as const;
export type MeasureScope = (typeof measureScopes)[number];

/** By where people stood then, or by where they stand now. */
export const organisations = ["THEN", "NOW"] as const;
export type Organisation = (typeof organisations)[number];
