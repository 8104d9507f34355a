/** The room's addresses. */
export const helpPlaces = {
  hub: "/app/my-data/my-settings/knowledge-hub",
  page: (id: string) => `/app/help/${id}`,
  troubleshooting: "/app/help/troubleshooting",
  beside: "/app/help.json",
} as const;
