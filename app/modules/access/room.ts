import type { Room } from "#app/platform/contributions/room.ts";
import { accessPlaces } from "./access-places.ts";

export const access: Room = {
  name: "access",
  label: "column.access",
  tabs: [
    {
      area: "settings",
      module: "access",
      label: "navigation.admins",
      path: accessPlaces.access,
      can: { action: "view", subject: "AdminAccess" },
    },
    {
      area: "settings",
      module: "access",
      label: "navigation.roles",
      path: accessPlaces.roles,
      can: { action: "view", subject: "CustomRole" },
    },
    {
      area: "settings",
      module: "access",
      label: "navigation.explain",
      path: accessPlaces.explain,
      can: { action: "view", subject: "AdminAccess" },
    },
    {
      area: "settings",
      module: "modules",
      label: "navigation.modules",
      path: accessPlaces.modules,
      can: { action: "view", subject: "Features" },
    },
    {
      area: "settings",
      module: "security",
      label: "navigation.audit",
      path: accessPlaces.audit,
      can: { action: "view", subject: "AuditLog" },
    },
  ],
  aboutRecords: { label: "who-can.title", path: accessPlaces.whoCan, can: { action: "view", subject: "AdminAccess" } },
};
