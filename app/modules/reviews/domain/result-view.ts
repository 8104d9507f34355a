/** How a result is read: question by question, or by who answered. */
export const resultViews = ["question", "people"] as const;
export type ResultView = (typeof resultViews)[number];
