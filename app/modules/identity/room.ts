import type { Room, Tab } from "#app/platform/contributions/room.ts";

/** How one signs in oneself, and lets programs in. */
const accountPages = [
  "security",
  "second-step",
  "passkeys",
  "sessions",
  "access-tokens",
  "calendar",
  "own-data",
] as const;

export const identity: Room = {
  name: "identity",
  label: "navigation.sign-ins",
  tabs: [
    ...accountPages.map((name): Tab => ({
      area: "settings",
      module: "account",
      label: `settings.tab.${name}`,
      path: `/app/my-data/my-settings/${name}`,
    })),
    {
      area: "settings",
      module: "people",
      label: "navigation.invitations",
      path: "/app/company/employees/invite",
      can: { action: "create", subject: "Invitation" },
    },
    {
      area: "settings",
      module: "people",
      label: "navigation.sign-ins",
      path: "/app/company/employees/sign-ins",
      can: { action: "edit", subject: "Membership" },
    },
    {
      area: "settings",
      module: "security",
      label: "navigation.sign-in",
      path: "/app/company/settings/platform/sign-in",
      can: { action: "edit", subject: "SignInPolicy" },
    },
    {
      area: "settings",
      module: "security",
      label: "sso.settings",
      path: "/app/company/settings/platform/single-sign-on",
      can: { action: "edit", subject: "SignInPolicy" },
    },
    {
      area: "settings",
      module: "security",
      label: "navigation.support",
      path: "/app/company/settings/platform/support",
      can: { action: "edit", subject: "SignInPolicy" },
    },
  ],
};
