import type { InferEntity } from "@mikro-orm/core";
import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { writeBoth } from "#app/platform/events/write-down.ts";
import { companyChanged, type CompanyChanged } from "../events.ts";
import { Organization } from "./entities.ts";

export type OrganizationRecord = InferEntity<typeof Organization>;

/** The company, held until the transaction ends; of two who change it at once the later is told, where they say what they read. */
export function holdCompany(context: Context, version?: number): Promise<OrganizationRecord> {
  const told = { version, subject: "Organization", changedBy: ["people.edit-company"] };
  return holdRecord(context, Organization, { singleRow: true }, told);
}

/** Writes a change down: the event carries all that the register of companies keeps. */
export async function announceCompany(
  context: Context,
  company: OrganizationRecord,
  { action, fields, detail }: { action: string; fields: readonly string[]; detail?: Record<string, unknown> },
): Promise<void> {
  await context.em.flush();
  const { name, logoKey: logo, dateFormat, numberFormat, weekStart, workingDays } = company;
  const { restrictSpecialCharacters, previewFeatures } = company;
  const settings = toldBy({
    settings: { logo, dateFormat, numberFormat, weekStart, workingDays, restrictSpecialCharacters, previewFeatures },
  });
  const event: CompanyChanged = { name: companyChanged, payload: { name, fields, settings } };
  await writeBoth(context, event, { action, subject: "Organization", id: company.id, ...(detail && { detail }) });
}
