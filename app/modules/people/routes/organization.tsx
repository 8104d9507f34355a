import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { logoRule } from "#app/platform/files/logo-picture.ts";
import { pictureTooLarge } from "#app/platform/files/read-picture.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { timeZoneNames } from "#app/platform/time/time-zones.ts";
import { CompanyScreen } from "../components/company/company-screen.tsx";
import { companySettings, recordsKept } from "../queries/company-settings.ts";
import { shapePlaces } from "../shape-places.ts";
import { editCompanyInput } from "../use-cases/company-input.ts";
import { editCompany } from "../use-cases/edit-company.ts";
import {
  removeCompanyLogo,
  removeCompanyLogoInput,
  restoreCompanyLogo,
  restoreCompanyLogoInput,
  setCompanyLogo,
  setCompanyLogoInput,
} from "../use-cases/set-company-logo.ts";

const can = mayEver("edit", "CompanyShape");

export const loader = page({
  can,
  input: z.object({}),
  load: async (context, _, request, { gatherings }) => {
    // Units stood at this address: links to one of their panels lead to where they are.
    const { search, searchParams } = new URL(request.url);
    if (searchParams.has("panel") || searchParams.has("search"))
      throw redirect(`${shapePlaces.orgUnits}${search}`, 301);
    const settings = await companySettings(context);
    return { settings, kept: await recordsKept(context, gatherings), timeZones: timeZoneNames() };
  },
});

export const action = command({
  can,
  intents: {
    "edit-company": { input: editCompanyInput, run: editCompany },
    "set-logo": { input: setCompanyLogoInput, run: setCompanyLogo },
    "remove-logo": { input: removeCompanyLogoInput, run: removeCompanyLogo },
    "restore-logo": { input: restoreCompanyLogoInput, run: restoreCompanyLogo },
  },
  upload: { intent: "set-logo", largest: logoRule.largest, tooLarge: pictureTooLarge(logoRule) },
});

/** What the company is called and looks like, how it writes, works and counts. */
export default function Organization() {
  return <CompanyScreen {...useLoaderData<typeof loader>()} />;
}
