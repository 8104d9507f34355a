import { z } from "zod";

/** What names a comment and the record it is about, as programs send it and are answered it, each described once. */
export const ids = {
  about: z
    .string()
    .max(40)
    .describe("The kind of record: `Goal`, `Metric` or `Initiative` (a task).")
    .meta({ example: "Goal" }),
  record: z.guid().describe("The id of the record that is commented on."),
  comment: z.guid().describe("The id of the comment."),
};
