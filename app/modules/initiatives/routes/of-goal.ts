import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { initiativesOfGoal } from "../queries/initiatives-of-goal.ts";

/** What is done for a goal, for the part of the goal's panel that shows it; null once the goal is gone, while its panel closes. */
export const loader = resource({
  can: feature("TASK"),
  input: z.object({ goalId: z.uuid() }),
  load: (context, { goalId }) => initiativesOfGoal(context, goalId),
});
