import type { Room } from "#app/platform/contributions/room.ts";

export const identity: Room = {
  name: "identity",
  tabs: [
    {
      area: "company",
      module: "employee",
      label: "tabs.invite",
      path: "/app/company/employees/invite",
      icon: "person",
      can: { action: "create", subject: "Invitation" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.sign-in",
      path: "/app/company/settings/platform/sign-in",
      icon: "shield",
      can: { action: "edit", subject: "SignInPolicy" },
    },
  ],
};
