/** By whose turn lines are narrowed, or by whether they keep to the guideline. */
export const planningFilters = ["all", "mine", "proposer", "approver", "publisher", "outside"] as const;

/** What lines are ordered by instead of by who proposes for them; a minus before it turns it round. */
export const sortedColumns = ["name", "base", "range", "rating", "percent", "raise", "after"] as const;
export type SortedColumn = (typeof sortedColumns)[number];
export type PlanningSort = SortedColumn | `-${SortedColumn}`;
export const planningSorts: readonly PlanningSort[] = sortedColumns.flatMap(
  (column) => [column, `-${column}`] as const,
);

/** Whose lines a screen shows. */
export const planningScopes = ["direct-reports", "all-reports", "company"] as const;
export type PlanningScope = (typeof planningScopes)[number];

/** Lines of the grid at once: so many that people of one manager, or a unit, are one sheet. */
export const rowsPerGrid = 1_000;
export const rowsPerPage = 100;

/** The steps of the wizard that makes a cycle. */
export const creationSteps = ["basics", "people", "guideline", "currencies", "budgets", "launch"] as const;
export type CreationStep = (typeof creationSteps)[number];
