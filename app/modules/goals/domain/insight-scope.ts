/** Whose goals numbers and files are about. */
export const insightScopes = ["direct-reports", "all-reports", "company"] as const;
export type InsightScope = (typeof insightScopes)[number];
