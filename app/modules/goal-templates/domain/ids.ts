import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  employee: id("The id of the employee."),
  goal: id("The id of the goal."),
  run: id("The id of the act, which goes on in the background."),
  template: id("The id of the template."),
};
