import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  checkIn: id("The id of the check-in."),
  dependency: id("The id of the dependency."),
  employee: id("The id of the employee."),
  goal: id("The id of the goal."),
  metric: id("The id of the metric."),
  needed: id("The id of the goal that is needed."),
  owner: id("The id of the employee who answers for it; the caller where it is left out."),
  parent: id("The id of the goal it stands under or counts in."),
  point: id("The id of the value."),
  realignment: id("The id of the move, with which it is taken back."),
  template: id("The id of the template."),
};
