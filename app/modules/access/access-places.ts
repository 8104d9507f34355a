/** Where the screens of this room stand. */
export const accessPlaces = {
  access: "/app/company/settings/platform/access",
  roles: "/app/company/settings/platform/roles",
  modules: "/app/company/settings/platform/modules",
} as const;
