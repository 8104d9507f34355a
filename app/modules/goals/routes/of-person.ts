import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { goalsOfPerson } from "../queries/goals-of-person.ts";

/** Somebody's open objectives, for the part of their profile that shows them. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ employeeId: z.guid() }),
  load: (context, { employeeId }) => goalsOfPerson(context, employeeId),
});
