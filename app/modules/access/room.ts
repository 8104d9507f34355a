import type { Room } from "#app/platform/contributions/room.ts";
import { accessPlaces } from "./access-places.ts";

export const access: Room = {
  name: "access",
  tabs: [
    {
      area: "company",
      module: "settings",
      label: "tabs.access",
      path: accessPlaces.access,
      icon: "shield",
      can: { action: "view", subject: "AdminAccess" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.roles",
      path: accessPlaces.roles,
      icon: "list",
      can: { action: "view", subject: "CustomRole" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.explain",
      path: accessPlaces.explain,
      icon: "shield",
      can: { action: "view", subject: "AdminAccess" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.modules",
      path: accessPlaces.modules,
      icon: "gear",
      can: { action: "view", subject: "Features" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.audit",
      path: accessPlaces.audit,
      icon: "list",
      can: { action: "view", subject: "AuditLog" },
    },
  ],
  aboutRecords: { label: "who-can.title", path: accessPlaces.whoCan, can: { action: "view", subject: "AdminAccess" } },
};
