import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { goalChildren } from "../queries/goal-children.ts";

/** What stands under a goal, when its branch of a tree is opened. */
export const loader = page({
  can: feature("GOAL"),
  input: z.object({ goalId: z.uuid() }),
  load: async (context, { goalId }) => ({ children: await goalChildren(context, goalId) }),
});
