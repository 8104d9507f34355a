import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { feedbackOfPerson } from "../queries/feedback-of-person.ts";

/** The newest feedback for somebody, for the part of their profile that shows it. */
export const loader = resource({
  can: feature("FEEDBACK"),
  input: z.object({ employeeId: z.guid() }),
  load: (context, { employeeId }) => feedbackOfPerson(context, employeeId),
});
