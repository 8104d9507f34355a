import { firstFeatures, isAdmin } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { FirstStep } from "#app/platform/contributions/first-step.ts";
import { accessPlaces } from "../access-places.ts";
import { sql } from "#tenancy/sql.ts";

/** A company begins with few modules: whoever switches them is led to the others. */
export function accessFirstSteps({ actor }: Context): FirstStep[] {
  if (!isAdmin(actor, "PLATFORM_ADMIN")) return [];
  return [
    {
      label: "first-steps.modules",
      href: accessPlaces.modules,
      group: "company",
      done: sql`exists (select from {organization} where not enabled_features <@ ${firstFeatures}::text[])`,
    },
  ];
}
