import { z } from "zod";

/** What the browser can tell at once of the facts of a person; the use-case checks everything again. */
export const factsForm = z.looseObject({
  firstName: z.string({ error: "name-required" }),
  workEmail: z.email({ error: "bad-email" }),
});

/** The same of somebody who joins. */
export const joiningForm = factsForm.extend({ joinedOn: z.iso.date({ error: "date-required" }) });
