import { cpuPerRequest } from "../load.ts";
import { against, type Measure } from "../measure.ts";
import { interleave } from "../statistics.ts";

/** Home gathers from all rooms; it may cost no more than half as much again as a list. */
export const homePage: Measure = {
  id: "P62",
  about: "the home page of an admin against the list of employees: CPU a request",
  run: async (surroundings) => {
    const { served, headers } = await surroundings.product();
    const times = await interleave(surroundings.rounds, {
      home: () => cpuPerRequest(served, "/app", 300, headers),
      list: () => cpuPerRequest(served, "/app/company/employees", 300, headers),
    });
    return [
      against({
        id: "P62",
        what: "home, against a list page",
        goal: "≤ 1.5× list",
        limit: 1.5,
        ours: times.home,
        baseline: times.list,
        name: "list",
      }),
    ];
  },
};
