import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  dashboard: id("The id of the dashboard."),
  report: id("The id of the report."),
  task: id("The id of the task that makes the file."),
};
