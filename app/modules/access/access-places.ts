/** Where the screens of this room stand. */
export const accessPlaces = {
  access: "/app/company/settings/platform/access",
  modules: "/app/company/settings/platform/modules",
} as const;
