/** How a group is looked at. */
export const boardViews = ["board", "table", "fairness", "history"] as const;
export type BoardView = (typeof boardViews)[number];
