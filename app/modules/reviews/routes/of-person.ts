import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { reviewsOfPerson } from "../queries/of-person.ts";

/** The reviews of somebody, for the part of their profile that shows them. */
export const loader = resource({
  can: feature("REVIEW"),
  input: z.object({ employeeId: z.guid() }),
  load: (context, { employeeId }) => reviewsOfPerson(context, employeeId),
});
