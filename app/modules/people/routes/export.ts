import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { page } from "#app/platform/http/page.ts";
import { employeeFilters } from "../queries/employee-filters.ts";
import { exportEmployees } from "../queries/export-employees.ts";

const input = employeeFilters.extend({
  scope: z.enum(["register", "directory", "direct-reports", "all-reports"]).default("directory"),
  format: sheetFormatInput,
});

/** A list of people as a file, with the filters of the screen it was asked from. */
export const loader = page({
  can: signedIn,
  input,
  load: async (context, { scope, format, ...filters }, { url }, { gatherings }) => {
    if (scope === "register") await authorize(context, "browse", { kind: "EmployeeRegister" });
    const { people } = await gatherings.offersToList(context, url);
    const list = await exportEmployees(context, scope, filters, people);
    return sheetAnswer(list, `people-${filters.asOf ?? context.today()}`, format, context.actor);
  },
});
