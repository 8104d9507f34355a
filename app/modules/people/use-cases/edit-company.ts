import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceCompany, holdCompany } from "../data/announce-company.ts";
import type { EditCompanyInput } from "./company-input.ts";

/** The company says something else of itself. What is stored keeps what it was given. */
export async function editCompany(
  context: Context,
  { version, ...input }: EditCompanyInput,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  const company = await holdCompany(context, version);
  if (input.workingDays) input.workingDays = [...new Set(input.workingDays)].sort();
  const fields = (Object.keys(input) as (keyof typeof input)[]).filter(
    (field) => input[field] !== undefined && JSON.stringify(company[field]) !== JSON.stringify(input[field]),
  );
  if (fields.length === 0) return { version: company.version };
  const before = Object.fromEntries(fields.map((field) => [field, company[field]]));
  const after = Object.fromEntries(fields.map((field) => [field, input[field]]));
  Object.assign(company, after);
  await announceCompany(context, company, { action: "people.edit-company", fields, detail: { before, after } });
  return { version: company.version };
}
