import { IconUsers, IconUsersGroup } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const peopleParts: RoomParts = {
  name: "people",
  icons: { people: IconUsers, reports: IconUsersGroup },
};
