import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  metric: id("The id of the metric."),
  owner: id("The id of the employee who answers for it; the caller where it is left out."),
  point: id("The id of the value."),
};
