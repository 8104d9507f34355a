import { z } from "zod";

const id = z
  .union([z.literal(""), z.uuid({ error: "unknown-value" })])
  .nullish()
  .transform((value) => value || null);

/** Where somebody stands, each part optional. */
export const placesInput = z.object({ managerId: id, orgUnitId: id, jobRoleId: id, gradeId: id, locationId: id });
