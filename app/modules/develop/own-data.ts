import type { OwnData } from "#app/platform/contributions/own-data.ts";

const asks = (employeeId: string) => ({ employeeId });

/** Where they stand in competencies, their growth plan and level-ups. */
export const developOwnData: readonly OwnData[] = [
  { name: "competencies", path: "/development/:employeeId", asks },
  { name: "growth-plan", path: "/development/:employeeId/growth-plan", asks },
  { name: "level-ups", path: "/development/:employeeId/level-ups", asks },
];
