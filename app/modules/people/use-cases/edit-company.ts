import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { isTimeZone } from "#app/platform/time/local-time.ts";
import { Organization } from "../data/entities.ts";
import { companyChanged, type CompanyChanged } from "../events.ts";

export const editCompanyInput = z.object({
  name: textInput({ most: 200, missing: "name-required", tooLong: "too-long" }).describe(
    "What people call the company.",
  ),
  language: z.enum(languages).describe("Spoken to people who have chosen none, and to outsiders."),
  timeZone: z
    .string()
    .max(60)
    .refine(isTimeZone, { error: "unknown-time-zone" })
    .describe("An IANA name: `Europe/Berlin`."),
  currency: currencyInput.describe("What new goals and metrics in money begin with, by its ISO 4217 code."),
  fiscalYearStartMonth: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .describe("The month in which the fiscal year starts; 1 is January. Time frames that goals use keep their days."),
  version: versionRead,
});
export type EditCompanyInput = z.output<typeof editCompanyInput>;

const said = ["name", "language", "timeZone", "currency", "fiscalYearStartMonth"] as const;

/** The company gets another name, language, zone, currency or fiscal year. What is stored keeps what it was given. */
export async function editCompany(
  context: Context,
  { version, ...input }: EditCompanyInput,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "CompanyShape" });
  const company = await holdRecord(
    context,
    Organization,
    { singleRow: true },
    { version, subject: "Organization", changedBy: ["people.edit-company"] },
  );
  const changed = said.filter((field) => company[field] !== input[field]);
  if (changed.length === 0) return { version: company.version };
  const before = Object.fromEntries(changed.map((field) => [field, company[field]]));
  Object.assign(company, input);
  await context.em.flush();
  const event: CompanyChanged = { name: companyChanged, payload: { name: input.name, fields: changed } };
  await recordEvent(context, event);
  await writeAuditEntry(context, {
    action: "people.edit-company",
    subjectType: "Organization",
    subjectId: company.id,
    detail: { before, after: Object.fromEntries(changed.map((field) => [field, input[field]])) },
  });
  return { version: company.version };
}
