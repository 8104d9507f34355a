/** By whose turn lines are narrowed, or by whether they keep to the guideline. */
export const planningFilters = ["all", "mine", "proposer", "approver", "publisher", "outside"] as const;

/** Whose lines a screen shows. */
export type PlanningScope = "direct-reports" | "all-reports" | "company";

export const rowsPerPage = 100;

/** The steps of the wizard that makes a cycle. */
export const creationSteps = ["basics", "people", "guideline", "currencies", "launch"] as const;
export type CreationStep = (typeof creationSteps)[number];
