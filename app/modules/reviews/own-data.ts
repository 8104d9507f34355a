import type { OwnData } from "#app/platform/contributions/own-data.ts";
import { myTables } from "./review-places.ts";

/** Reviews that wait for them or are done, and their own results as they were shared. */
export const reviewsOwnData: readonly OwnData[] = myTables.map((table) => ({
  name: table.toLowerCase().replaceAll("_", "-"),
  path: "/reviews",
  asks: () => ({ table }),
  each: [
    {
      as: "result",
      path: "/review-cycles/:cycleId/results/:employeeId",
      asks: ({ kind, cycleId, employee }, me) =>
        kind === "RESULT" && (employee as { id: string }).id === me ? { cycleId, employeeId: me } : null,
    },
  ],
}));
