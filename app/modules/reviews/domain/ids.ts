import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  cycle: id("The id of the review cycle."),
  employee: id("The id of the employee."),
  reviewee: id("The id of the person's part in the cycle."),
  form: id("The id of the form."),
  run: id("The id of the run, which is a task."),
  nomination: id("The id of the nomination."),
  template: id("The id of the template."),
  question: id("The id of the question."),
};
