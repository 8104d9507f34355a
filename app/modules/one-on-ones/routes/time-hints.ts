import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { timeHints, timeHintsInput } from "../queries/time-hints.ts";

/** What speaks against a time while a 1:1 is arranged or moved. */
export const loader = page({
  can: feature("CHECK_IN"),
  input: timeHintsInput,
  load: (context, input, _request, scope) =>
    timeHints(context, input, (asked) => scope.gatherings.busyTimes(context, asked, scope)),
});
