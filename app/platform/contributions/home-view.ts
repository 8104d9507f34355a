/** What a card speaks of, so that its reader may look at one thing at a time. */
export const homeTopics = ["performance", "engagement", "coaching"] as const;
export type HomeTopic = (typeof homeTopics)[number];

/** What is looked at: everything, one topic of it, the feed alone, or one's team alone. */
export type HomeView = { topic?: HomeTopic | undefined; only?: "feed" | "team" | undefined };
