import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { adminFlags, flagNames } from "#app/platform/flags/flags.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { writeDown } from "./write-down.ts";
import { setTenantFlag } from "#tenancy/register.ts";

export const switchFlagInput = z.object({
  flag: z.enum(flagNames),
  on: tickInput,
});
export type SwitchFlagInput = z.output<typeof switchFlagInput>;

/** Switches a flag that is the company's to switch, from the next request on. Operators' flags are not there. */
export async function switchFlag(
  context: Context,
  { flag, on }: SwitchFlagInput,
  scope: Pick<RequestScope, "database" | "settle">,
): Promise<SwitchFlagInput> {
  await authorize(context, "edit", { kind: "Features" });
  if (!adminFlags.includes(flag)) throw notFound("The flag");
  await writeDown(
    context,
    "access.flag-switched",
    { flag, on },
    { action: "switch-flag", subject: "Features", id: null, detail: { flag, on } },
  );
  await scope.settle();
  await setTenantFlag(scope.database, context.tenant.id, flag, on);
  return { flag, on };
}
