import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { flagNames, flags, isOn, type FlagName } from "#app/platform/flags/flags.ts";
import { findTenantById, setTenantFlag } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "./application.ts";
import { asProduct } from "./create-company.ts";

export type FlagSetting = { name: FlagName; on: boolean };

/** `view-as=off`, as operators write it. */
export const flagSetting = z
  .string()
  .refine(
    (word) => flagNames.some((name) => word === `${name}=on` || word === `${name}=off`),
    `A setting looks like ${flagNames[0]}=on; flags are ${flagNames.join(", ")}.`,
  )
  .transform((word): FlagSetting => ({
    name: word.slice(0, word.lastIndexOf("=")) as FlagName,
    on: word.endsWith("=on"),
  }));

/** A line for each flag of a company, after one was switched where `set` asks so. The company reads of it in its audit log. */
export async function companyFlags(
  application: Application,
  tenant: Tenant,
  set: FlagSetting | null,
): Promise<string[]> {
  if (set) {
    await asProduct(application, tenant, (context) =>
      writeAuditEntry(context, {
        action: "access.switch-flag",
        subjectType: "Features",
        subjectId: null,
        detail: { flag: set.name, on: set.on, by: "operator" },
      }),
    );
    await setTenantFlag(application.database, tenant.id, set.name, set.on);
  }
  const current = (await findTenantById(application.database, tenant.id)) ?? tenant;
  return flagNames.map((name) =>
    [
      name.padEnd(20),
      (isOn(current, name) ? "on" : "off").padEnd(4),
      flags[name].switchedBy.toLowerCase().padEnd(9),
      flags[name].about,
    ].join(" "),
  );
}
