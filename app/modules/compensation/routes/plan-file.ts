import { sheetAnswer } from "#app/platform/files/sheet-file.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { planFile, planFileInput } from "../queries/plan-file.ts";

/** Lines that are planned, as a workbook: of those alone whom the reader plans for. */
export const loader = page({
  can: all(feature("COMPENSATION"), mayEver("view", "CompensationPlan")),
  input: planFileInput,
  load: async (context, input) =>
    sheetAnswer(await planFile(context, input), `raises-${context.today()}`, input.format, context.actor),
});
