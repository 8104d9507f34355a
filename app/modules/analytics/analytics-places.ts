/** Where dashboards and their connection stand. */
export const analyticsPlaces = {
  settings: "/app/company/settings/platform/analytics",
  goals: "/app/company/goal/embedded-analytics",
  dashboard: (dashboardId: string) => `/app/embeddedAnalytics/${dashboardId}`,
  view: (dashboardId: string) => `/app/embeddedAnalytics/${dashboardId}/view`,
} as const;
