import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { resource } from "#app/platform/http/page.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { asOfInput, endOfDay } from "../queries/as-of.ts";
import { findVisibleTitle } from "../queries/find-visible-title.ts";
import { goalChildren } from "../queries/goal-parts.ts";
import { childrenAsOf } from "../queries/tree-as-of.ts";

/** What stands under a goal, or stood on a day, when its branch of a tree is opened. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ goalId: z.uuid(), asOf: asOfInput }),
  load: async (context, { goalId, asOf }) => {
    const moment = endOfDay(context, asOf);
    if (moment) {
      await authorize(context, "view", await requireGoalFacts(context, goalId));
      return { children: await childrenAsOf(context, goalId, moment) };
    }
    if (!(await findVisibleTitle(context, goalId))) throw notFound("Goal");
    return { children: await goalChildren(context, goalId) };
  },
});
