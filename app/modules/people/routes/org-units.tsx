import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { OrgUnitsScreen } from "../components/org-units/org-units-screen.tsx";
import { orgUnitTree } from "../queries/org-unit-tree.ts";
import { addOrgUnit, addOrgUnitInput } from "../use-cases/add-org-unit.ts";
import { editOrgUnit, editOrgUnitInput } from "../use-cases/edit-org-unit.ts";
import { retireOrgUnit, retireOrgUnitInput } from "../use-cases/retire-org-unit.ts";

const can = mayEver("edit", "CompanyShape");
const asked = z.object({
  search: searchInput(),
  panel: z.enum(["add", "edit", "retire"]).optional().catch(undefined),
  unit: z.uuid().optional().catch(undefined),
});

export const loader = page({
  can,
  input: asked,
  load: async (context, address) => ({ units: await orgUnitTree(context), ...address }),
});

export const action = command({
  can,
  intents: {
    "add-org-unit": { input: addOrgUnitInput, run: addOrgUnit },
    "edit-org-unit": { input: editOrgUnitInput, run: editOrgUnit },
    "retire-org-unit": { input: retireOrgUnitInput, run: retireOrgUnit },
  },
});

export default function OrgUnits() {
  return <OrgUnitsScreen {...useLoaderData<typeof loader>()} />;
}
