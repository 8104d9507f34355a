import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { tasksOfPerson } from "../queries/tasks-of-person.ts";

/** Somebody's open tasks, for the part of their profile that shows them. */
export const loader = resource({
  can: feature("TASK"),
  input: z.object({ employeeId: z.guid() }),
  load: (context, { employeeId }) => tasksOfPerson(context, employeeId),
});
