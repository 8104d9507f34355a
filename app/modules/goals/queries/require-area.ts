import { hasCompanyAccess, hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { mayOpenViews } from "../domain/view-reach.ts";
import type { GoalAddress } from "../goal-addresses.ts";

/** The areas are for those they are about; what is shown in them is decided goal by goal besides. */
export function requireArea(
  { actor }: Pick<Context, "actor">,
  { area, part }: Pick<GoalAddress, "area" | "part">,
): void {
  const open =
    area === "my-data" ||
    (part === "view" ? mayOpenViews(actor) : area === "team" ? hasTeamAccess(actor) : hasCompanyAccess(actor));
  if (!open)
    throw new AppError("platform.forbidden", 403, `The ${area} area is not open to the actor.`, {
      params: { rule: `access.${area}-area` },
    });
}
