import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { HomeCardRegistry } from "#app/platform/contributions/home-card.ts";

/** What shows the cards of the home page, each loaded when first shown. */
export const homeCards: HomeCardRegistry = {
  "my-goals": lazyPart(() => import("#app/modules/goals/components/home/my-goals-card.tsx")),
  "team-goals": lazyPart(() => import("#app/modules/goals/components/home/team-goals-card.tsx")),
  "my-feed": lazyPart(() => import("#app/modules/feed/components/home/my-feed-card.tsx")),
  feed: lazyPart(() => import("#app/modules/feed/components/home/feed-card.tsx")),
  "my-feedback": lazyPart(() => import("#app/modules/feedback/components/home/my-feedback-card.tsx")),
  "next-one-on-ones": lazyPart(() => import("#app/modules/one-on-ones/components/home/next-one-on-ones-card.tsx")),
  "my-growth": lazyPart(() => import("#app/modules/develop/components/home/my-growth-card.tsx")),
  "team-reviews": lazyPart(() => import("#app/modules/reviews/components/home/team-reviews-card.tsx")),
  news: lazyPart(() => import("#app/modules/notifications/components/news-card.tsx")),
};
