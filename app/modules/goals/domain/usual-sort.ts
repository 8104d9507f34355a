/** The order of a list of goals that nobody has sorted: company goals first, then departments, teams and people. */
export const usualSort = "level";
