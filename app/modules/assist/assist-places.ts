/** Where the screens of this room stand. */
export const assistPlaces = {
  settings: "/app/company/settings/platform/assist",
  preference: "/app/my-data/my-settings/assist",
  /** What is asked, and how far an answer is. */
  ask: "/app/assist",
  answer: (askId: string) => `/app/assist/${askId}.json`,
} as const;
