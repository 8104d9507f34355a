import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { compensationPlaces } from "../compensation-places.ts";
import { CreationScreen } from "../components/creation/creation-screen.tsx";
import { creationPage, creationPageInput } from "../queries/creation-page.ts";
import { launchCycle, launchCycleInput } from "../use-cases/launch-cycle.ts";
import { remindNow, remindNowInput } from "../use-cases/remind-now.ts";
import { changeBudgets, changeBudgetsInput } from "../use-cases/change-budgets.ts";
import {
  chooseGuideline,
  chooseGuidelineInput,
  deleteCycle,
  deleteCycleInput,
  saveAudience,
  saveAudienceInput,
  saveCycle,
  saveCycleInput,
  saveGuideline,
  saveGuidelineInput,
  saveRates,
  saveRatesInput,
} from "../use-cases/save-cycle.ts";
import { saveUnitBudgets, saveUnitBudgetsInput } from "../use-cases/save-unit-budgets.ts";

const can = all(feature("COMPENSATION"), mayEver("edit", "CompensationCycle"));

export const loader = page({
  can,
  input: creationPageInput,
  load: (context, input, _request, { gatherings, wordsIn, config }) =>
    creationPage(context, input, { gatherings, wordsIn, origin: config.publicUrl }),
});

export const action = command({
  can,
  intents: {
    "save-cycle": { input: saveCycleInput, run: saveCycle },
    "save-audience": { input: saveAudienceInput, run: saveAudience },
    "choose-guideline": { input: chooseGuidelineInput, run: chooseGuideline },
    "save-guideline": { input: saveGuidelineInput, run: saveGuideline },
    "save-rates": { input: saveRatesInput, run: saveRates },
    "save-unit-budgets": { input: saveUnitBudgetsInput, run: saveUnitBudgets },
    "change-budgets": { input: changeBudgetsInput, run: changeBudgets },
    remind: { input: remindNowInput, run: remindNow },
    launch: { input: launchCycleInput, run: launchCycle },
    delete: { input: deleteCycleInput, run: deleteCycle, redirectTo: () => compensationPlaces.planning },
  },
});

export default function Creation() {
  return <CreationScreen page={useLoaderData<typeof loader>()} />;
}
