import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { checkFormula, checkFormulaInput } from "../queries/check-formula.ts";

/** What a formula says today, while it is being written. */
export const loader = resource({ can: feature("GOAL"), input: checkFormulaInput, load: checkFormula });
