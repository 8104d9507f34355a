import { z } from "zod";

const id = (description: string) => z.guid().describe(description);

/** Ids as programs send them and are answered them, each described once. */
export const ids = {
  assignment: id("The id of the entry in the timeline."),
  employee: id("The id of the employee."),
  field: id("The id of the field."),
  grade: id("The id of the grade."),
  holiday: id("The id of the holiday."),
  import: id("The id of the import."),
  orgUnit: id("The id of the org unit."),
  parent: id("The id of the org unit above; null at the top."),
  tag: id("The id of the tag."),
  team: id("The id of the team."),
  term: id("The id of the job function, role or grade."),
};
