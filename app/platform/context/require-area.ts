import type { Area } from "#app/platform/contributions/room.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "./context.ts";
import { hasCompanyAccess, hasTeamAccess } from "./derived-access.ts";

/**
 * The areas are for those they are about; what is shown in them is decided record by record besides. `open` says it where
 * a part of an area has a door of its own.
 */
export function requireArea(
  { actor }: Pick<Context, "actor">,
  area: Area,
  open: boolean = area === "my-data" || (area === "team" ? hasTeamAccess(actor) : hasCompanyAccess(actor)),
): void {
  if (!open)
    throw new AppError("platform.forbidden", 403, `The ${area} area is not open to the actor.`, {
      params: { rule: `access.${area}-area` },
    });
}
