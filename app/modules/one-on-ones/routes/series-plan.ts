import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { seriesPlan, seriesPlanInput } from "../queries/series-layout.ts";

/** What saving the form of a series would change, while it is filled in. */
export const loader = page({ can: feature("CHECK_IN"), input: seriesPlanInput, load: seriesPlan });
