import { z } from "zod";

const id = (description: string) => z.guid({ error: "develop.choose" }).describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  competency: id("The id of the competency."),
  employee: id("The id of the employee."),
  jobFunction: id("The id of the job function."),
  grade: id("The id of the grade."),
  plan: id("The id of the growth plan."),
  goal: id("The id of the growth goal."),
  request: id("The id of the level-up request."),
  note: id("The id of the entry."),
  level: id("The id of the level."),
};
