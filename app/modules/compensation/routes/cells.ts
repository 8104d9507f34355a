import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { asResponse } from "#app/platform/http/as-response.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { planningScopes } from "../domain/planning-view.ts";
import { budgetsAfter } from "../queries/planning-page.ts";
import { saveWhatIf, saveWhatIfInput } from "../use-cases/what-ifs.ts";
import { saveRaises, saveRaisesInput } from "../use-cases/save-raises.ts";

const scope = z.enum(planningScopes).catch("all-reports").default("all-reports");

const save = command({
  can: all(feature("COMPENSATION"), mayEver("propose", "CompensationPlan")),
  intents: {
    "save-raises": {
      input: saveRaisesInput.extend({ scope }),
      run: async (context, { scope: shown, ...input }) => {
        const { results } = await saveRaises(context, input);
        return { results, budgets: await budgetsAfter(context, input.cycleId, shown) };
      },
    },
    "save-what-if": {
      input: saveWhatIfInput.extend({ scope }),
      run: async (context, { scope: shown, ...input }) => {
        const { cycleId, results } = await saveWhatIf(context, input);
        return { results, budgets: await budgetsAfter(context, cycleId, shown, input.whatIfId) };
      },
    },
  },
});

/** Saves cells of the grid and answers what became of each, and of the budgets; the grid itself stays as it is. */
export const action = async (args: ActionFunctionArgs): Promise<Response> => asResponse(await save(args));
