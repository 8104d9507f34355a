/** Where the screens of the feed stand. */
export const feedPlaces = {
  feed: "/app/my-data/feed",
  post: (id: string) => `/feed/${id}`,
  tag: (id: string) => `/feed/tag/${id}`,
  newPosts: "/app/feed/new",
  people: "/app/feed/people",
  moderation: "/app/settings/feed",
  gifs: "/app/settings/feed/gifs",
  fairness: "/app/settings/feed/fairness",
} as const;
