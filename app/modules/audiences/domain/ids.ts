import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  cohort: id("The id of the cohort."),
  view: id("The id of the saved view."),
};
