/** Where the screens of this room stand. */
export const accessPlaces = {
  access: "/app/company/settings/platform/access",
  roles: "/app/company/settings/platform/roles",
  explain: "/app/company/settings/platform/explain",
  whoCan: "/app/company/settings/platform/explain/who-can",
  modules: "/app/company/settings/platform/modules",
  audit: "/app/company/settings/platform/audit",
} as const;
