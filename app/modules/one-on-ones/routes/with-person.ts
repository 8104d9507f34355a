import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { oneOnOnesWith } from "../queries/with-person.ts";

/** The reader's 1:1s with somebody, for the part of that person's profile that shows them. */
export const loader = resource({
  can: feature("CHECK_IN"),
  input: z.object({ employeeId: z.guid() }),
  load: (context, { employeeId }) => oneOnOnesWith(context, employeeId),
});
