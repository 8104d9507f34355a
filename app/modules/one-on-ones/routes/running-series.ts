import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { runningSeries, runningSeriesInput } from "../queries/running-series.ts";

/** Whether there is a series with somebody already, while another one is scheduled. */
export const loader = page({ can: feature("CHECK_IN"), input: runningSeriesInput, load: runningSeries });
