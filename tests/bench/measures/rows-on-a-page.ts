import type { Measure } from "../measure.ts";

/** Lists have 25 rows a page; where a screen shows 300, it is measured here. */
export const rowsOnAPage: Measure = {
  id: "P2",
  about: "list page of 300 rows: not measurable, every list has 25 rows a page",
  run: async () => [],
};
