import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Who they are here, and what was, is and will be. */
export const peopleOwnData: readonly OwnData[] = [
  { name: "profile", path: "/employees/:employeeId", asks: (employeeId) => ({ employeeId }) },
];
