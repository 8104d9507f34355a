import { IconGavel } from "@tabler/icons-react";
import type { RoomParts } from "#app/platform/contributions/room-parts.ts";

export const disciplinaryParts: RoomParts = {
  name: "disciplinary",
  icons: { disciplinary: IconGavel },
};
