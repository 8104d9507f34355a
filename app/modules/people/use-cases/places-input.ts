import { z } from "zod";

const id = z
  .union([z.literal(""), z.uuid({ error: "people.unknown-value" })])
  .nullish()
  .transform((value) => value || null);

/** Where somebody stands, each part optional. */
export const placesInput = z.object({
  managerId: id.describe("The employee they report to."),
  orgUnitId: id.describe("The id of the org unit."),
  jobRoleId: id.describe("Their job role."),
  gradeId: id.describe("The id of the grade."),
  locationId: id.describe("Where they work."),
});
