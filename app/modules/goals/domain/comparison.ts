/** How a number or a date is held against another. */
export const comparisons = [">=", "<=", "="] as const;
export type Comparison = (typeof comparisons)[number];

/** As people write them. */
export const comparisonSigns: Readonly<Record<Comparison, string>> = { ">=": "≥", "<=": "≤", "=": "=" };

/** What of a goal lists can be narrowed by in this way: a whole percent, and two days. */
export const comparedNames = ["progress", "starts", "due"] as const;
export type ComparedName = (typeof comparedNames)[number];
