import type { Context } from "#app/platform/context/context.ts";
import { requireArea as requireAreaOpen } from "#app/platform/context/require-area.ts";
import { mayOpenViews } from "../domain/view-reach.ts";
import type { GoalAddress } from "../goal-addresses.ts";

/** The areas are for those they are about, and the view area for those who have goals in view. */
export function requireArea(context: Pick<Context, "actor">, { area, part }: Pick<GoalAddress, "area" | "part">): void {
  requireAreaOpen(context, area, part === "view" ? mayOpenViews(context.actor) : undefined);
}
