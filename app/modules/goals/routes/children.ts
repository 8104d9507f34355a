import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { resource } from "#app/platform/http/page.ts";
import { findVisibleTitle } from "../queries/find-visible-title.ts";
import { goalChildren } from "../queries/goal-children.ts";

/** What stands under a goal, when its branch of a tree is opened. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ goalId: z.uuid() }),
  load: async (context, { goalId }) => {
    if (!(await findVisibleTitle(context, goalId))) throw notFound("Goal");
    return { children: await goalChildren(context, goalId) };
  },
});
