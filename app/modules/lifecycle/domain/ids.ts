import { z } from "zod";

const id = (said: string) => z.guid().describe(said);

/** Ids of this room's records, as the API describes them. */
export const ids = {
  employee: id("The id of the employee."),
  journey: id("The id of the journey."),
  step: id("The id of the step."),
  template: id("The id of the template."),
};
