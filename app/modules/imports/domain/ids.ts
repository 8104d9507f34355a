import { z } from "zod";

/** What names a file and the kind of its records, described once for forms and the API. */
export const ids = {
  kind: z
    .string()
    .max(40)
    .describe("What the lines are, by the name of their kind, such as `tasks`.")
    .meta({ example: "tasks" }),
  about: z.guid().describe("The record that all lines are about, where the kind has such; its lines need not name it."),
  file: z.guid().describe("The id of the file."),
};
