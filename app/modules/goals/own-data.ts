import type { OwnData } from "#app/platform/contributions/own-data.ts";

/** Goals of theirs, with the check-ins on each. */
export const goalsOwnData: readonly OwnData[] = [
  {
    name: "goals",
    path: "/goals",
    asks: (ownerId) => ({ scope: "individuals-goals", ownerId }),
    each: [{ as: "checkIns", path: "/goals/:goalId/check-ins", asks: ({ id }) => ({ goalId: id, limit: 100 }) }],
  },
];
