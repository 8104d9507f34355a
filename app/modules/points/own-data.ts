import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Their attendance points and why. */
export const pointsOwnData: readonly OwnData[] = [
  { name: "points", path: "/points/:employeeId", asks: (employeeId) => ({ employeeId }) },
];
