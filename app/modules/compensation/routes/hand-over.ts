import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { handOverInput, handOverSheet } from "../queries/hand-over.ts";

/** The raises of a published cycle, for payroll. */
export const loader = page({
  can: all(feature("COMPENSATION"), mayEver("view", "CompensationCycle")),
  input: handOverInput,
  load: async (context, { cycle, format }) =>
    sheetAnswer(await handOverSheet(context, cycle), `payroll-${context.today()}`, format, context.actor),
});
