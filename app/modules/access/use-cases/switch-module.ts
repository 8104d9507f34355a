import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { features, type Feature } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const switchModuleInput = z.object({
  feature: z.enum(features).describe("The module."),
  on: tickInput.describe("Whether the company uses it."),
});
export type SwitchModuleInput = z.output<typeof switchModuleInput>;

/**
 * Switches a module on or off for the whole company, from the next request on; what is stored stays. Only modules this
 * installation has can be switched; done already, it changes nothing.
 */
export async function switchModule(
  context: Context,
  { feature, on }: SwitchModuleInput,
  built: readonly Feature[],
): Promise<SwitchModuleInput> {
  await authorize(context, "edit", { kind: "Features" });
  if (!built.includes(feature)) throw notFound("The module");
  const switched = await context.rows(
    on
      ? sql`update {organization} set enabled_features = array_append(enabled_features, ${feature}::text)
        where not enabled_features @> array[${feature}::text] returning id`
      : sql`update {organization} set enabled_features = array_remove(enabled_features, ${feature}::text)
        where enabled_features @> array[${feature}::text] returning id`,
  );
  if (switched.length === 0) return { feature, on };
  await writeDown(
    context,
    "access.module-switched",
    { feature, on },
    { action: "switch-module", subject: "Features", id: null, detail: { feature, on } },
  );
  return { feature, on };
}
