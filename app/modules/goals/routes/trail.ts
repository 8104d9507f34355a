import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { asOfInput, endOfDay } from "../queries/as-of.ts";
import { goalTrail } from "../queries/goal-trail.ts";

/** The way down to a goal, for a map that leads to it. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ goalId: z.uuid(), asOf: asOfInput }),
  load: async (context, { goalId, asOf }) => ({ trail: await goalTrail(context, goalId, endOfDay(context, asOf)) }),
});
