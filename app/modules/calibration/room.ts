import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { calibrationPlaces } from "./calibration-places.ts";

const can = { action: "view", subject: "CalibrationGroup" };
const tab = (area: Tab["area"], path: string): Tab => ({
  area,
  module: "review",
  label: "title",
  path,
  can,
});

export const calibration: Room = {
  name: "calibration",
  feature: "REVIEW",
  tabs: [
    { ...tab("team", calibrationPlaces.team), scope: "view", when: hasTeamAccess },
    { ...tab("company", calibrationPlaces.company), can: { action: "create", subject: "CalibrationGroup" } },
  ],
};
