import { IconBuilding, IconHome, IconListDetails, IconUser, IconUsersGroup } from "@tabler/icons-react";
import type { Area } from "#app/platform/contributions/room.ts";
import { useRoomParts } from "./room-parts.tsx";

const areaIcons: Partial<Record<Area, typeof IconHome>> = {
  "my-data": IconUser,
  team: IconUsersGroup,
  company: IconBuilding,
};

/** What a module is known by: the icon its room gives. */
export function NavigationIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = useRoomParts().icons[name] ?? IconListDetails;
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}

export function AreaIcon({ area, size = 18 }: { area: Area; size?: number }) {
  const Icon = areaIcons[area] ?? IconHome;
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}
