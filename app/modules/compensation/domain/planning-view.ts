/** By whose turn lines are narrowed, or by whether they keep to the guideline. */
export const planningFilters = ["all", "mine", "proposer", "approver", "publisher", "outside"] as const;

/** Whose lines a screen shows. */
export const planningScopes = ["direct-reports", "all-reports", "company"] as const;
export type PlanningScope = (typeof planningScopes)[number];

/** Lines of the grid at once: so many that people of one manager, or a unit, are one sheet. */
export const rowsPerGrid = 1_000;
export const rowsPerPage = 100;

/** The steps of the wizard that makes a cycle. */
export const creationSteps = ["basics", "people", "guideline", "currencies", "budgets", "launch"] as const;
export type CreationStep = (typeof creationSteps)[number];
