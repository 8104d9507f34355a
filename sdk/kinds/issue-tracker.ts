import { z } from "zod";
import { localDate, moment, row, text } from "./row.ts";

export const project = row.extend({ key: text, name: text });

export const issue = row.extend({
  key: text,
  title: text,
  statusCategory: z.enum(["planned", "in-progress", "done"]),
  assigneeRef: text.optional(),
  /** Where the source tells it. */
  assigneeEmail: z.email().optional(),
  projectRef: text.optional(),
  parentRef: text.optional(),
  dueDate: localDate.optional(),
  closedAt: moment.optional(),
});
