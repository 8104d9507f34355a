import { lazy } from "react";
import type { HomeCardRegistry } from "#app/platform/contributions/home-card.ts";

/** What shows the cards of the home page, each loaded when first shown. */
export const homeCards: HomeCardRegistry = {
  "my-goals": lazy(() => import("#app/modules/goals/components/home/my-goals-card.tsx")),
  "team-goals": lazy(() => import("#app/modules/goals/components/home/team-goals-card.tsx")),
  "my-feed": lazy(() => import("#app/modules/feed/components/home/my-feed-card.tsx")),
  feed: lazy(() => import("#app/modules/feed/components/home/feed-card.tsx")),
  "my-feedback": lazy(() => import("#app/modules/feedback/components/home/my-feedback-card.tsx")),
  "next-one-on-ones": lazy(() => import("#app/modules/one-on-ones/components/home/next-one-on-ones-card.tsx")),
  "my-growth": lazy(() => import("#app/modules/develop/components/home/my-growth-card.tsx")),
  "team-reviews": lazy(() => import("#app/modules/reviews/components/home/team-reviews-card.tsx")),
  news: lazy(() => import("#app/modules/notifications/components/news-card.tsx")),
};
