import { join } from "node:path";
import { cpuPerRequest, serve } from "../load.ts";
import { against, type Measure } from "../measure.ts";
import { interleave } from "../statistics.ts";
import { writePeople } from "./list-page.ts";

/** What Outline's `documents.list` of 25 took on the machine of the goals, in milliseconds of CPU. */
const outline = 14.6;

/** A list of 25 people over the API, signed in, against one row of one table without any of it. */
export const apiList: Measure = {
  id: "P4",
  about: "API list of 25 people, signed in: CPU a request",
  run: async (surroundings) => {
    await writePeople(surroundings);
    const bare = await serve([join(import.meta.dirname, "..", "baseline", "one-row.ts")], { NODE_ENV: "production" });
    const { served, headers } = await surroundings.product();
    try {
      const asked = { ...headers, "sec-fetch-site": "same-origin" };
      const times = await interleave(surroundings.rounds, {
        ours: () => cpuPerRequest(served, "/api/v1/employees?limit=25", 800, asked),
        bare: () => cpuPerRequest(bare, "/", 3_000),
      });
      const row = { id: "P4", ours: times.ours };
      return [
        against({
          ...{ ...row, what: "API list of 25, against node and pg", goal: "≤ 10× one row", limit: 10 },
          ...{ baseline: times.bare, name: "one row" },
        }),
        against({
          ...{
            ...row,
            what: "the same, against Outline as measured once",
            goal: "≤ 0.03× documents.list",
            limit: 0.03,
          },
          ...{ baseline: times.ours.map(() => outline), name: "Outline" },
        }),
      ];
    } finally {
      await bare.stop();
    }
  },
};
