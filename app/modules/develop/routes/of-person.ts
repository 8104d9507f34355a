import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { developmentOfPerson } from "../queries/of-person.ts";

/** How somebody stands, for the part of their profile that shows it. */
export const loader = resource({
  can: feature("COMPETENCY_IDP"),
  input: z.object({ employeeId: z.guid() }),
  load: (context, { employeeId }) => developmentOfPerson(context, employeeId),
});
