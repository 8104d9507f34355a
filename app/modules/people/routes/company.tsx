import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { timeZoneNames } from "#app/platform/time/time-zones.ts";
import { CompanyScreen } from "../components/company/company-screen.tsx";
import { companySettings } from "../queries/company-settings.ts";
import { editCompany, editCompanyInput } from "../use-cases/edit-company.ts";

const can = mayEver("edit", "CompanyShape");

export const loader = page({
  can,
  input: z.object({}),
  load: async (context) => ({ settings: await companySettings(context), timeZones: timeZoneNames() }),
});

export const action = command({
  can,
  intents: { "edit-company": { input: editCompanyInput, run: editCompany } },
});

/** What the company is called, which language and money it speaks, and when its days and years begin. */
export default function Company() {
  return <CompanyScreen {...useLoaderData<typeof loader>()} />;
}
