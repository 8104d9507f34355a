/** Where the screens of this room stand. */
export const assistPlaces = {
  settings: "/app/company/settings/platform/assist",
  preference: "/app/my-data/my-settings/assist",
  /** Which model helps, what is asked, and how far an answer is. */
  help: "/app/assist/help.json",
  ask: "/app/assist",
  answer: (askId: string) => `/app/assist/${askId}.json`,
} as const;
