import { z } from "zod";

const id = (said: string) => z.guid().describe(said);

/** Ids of this room's records, as the API describes them. */
export const ids = {
  employee: id("The id of the employee."),
  event: id("The id of the shift event."),
  appeal: id("The id of the appeal."),
  escalation: id("The id of the threshold that was reached."),
  policy: id("The id of the set of rules."),
};
