import { IconBuilding, IconHome, IconListDetails, IconUser, IconUsersGroup } from "@tabler/icons-react";
import type { Area } from "#app/platform/contributions/room.ts";
import { useRoomParts } from "./room-parts.tsx";

const areaIcons: Partial<Record<Area, typeof IconHome>> = {
  "my-data": IconUser,
  team: IconUsersGroup,
  company: IconBuilding,
};

/** What a module is known by: the icon its room gives. What it stands in says its size, and how thick its strokes are. */
export function NavigationIcon({ name }: { name: string }) {
  const Icon = useRoomParts().icons[name] ?? IconListDetails;
  return <Icon aria-hidden="true" />;
}

export function AreaIcon({ area }: { area: Area }) {
  const Icon = areaIcons[area] ?? IconHome;
  return <Icon aria-hidden="true" />;
}
