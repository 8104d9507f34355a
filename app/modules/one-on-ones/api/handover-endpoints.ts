import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { requireSeries } from "../data/one-on-one-record.ts";
import { ids } from "../domain/ids.ts";
import { handedOverNotes } from "../queries/handover.ts";
import { oneSeries } from "../use-cases/one-on-one-input.ts";
import { answerHandover, answerHandoverInput, askHandover, askHandoverInput } from "../use-cases/hand-over.ts";

const can = feature("CHECK_IN");
const output = z.object({
  seriesId: ids.series,
  state: z
    .enum(["DONE", "ASKED", "AGREED", "DECLINED", "WITHDRAWN"])
    .describe("DONE where no notes were asked for; otherwise what the employee answered."),
});

/** What goes over from the 1:1s with a former manager. */
export const handoverEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/one-on-one-series/:seriesId/handover",
    can,
    summary:
      "Says, as the new manager, what goes over from the 1:1s with the former one; asks the employee for the notes.",
    input: askHandoverInput,
    output,
    run: askHandover,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-one-series/:seriesId/handover/answer",
    can,
    summary: "Lets the new manager read the shared notes of before, or no longer: for the employee alone.",
    input: answerHandoverInput,
    output,
    run: answerHandover,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/one-on-one-series/:seriesId/handed-over-notes",
      can,
      summary: "Shared notes of the 1:1s with the former manager, where the employee agreed, the latest first.",
      input: oneSeries.extend(pagingInput.shape),
      output: listShape(
        z.object({
          id: ids.meeting,
          startsAt: z.string().describe("When the 1:1 began."),
          body: z.string().describe("The notes, as HTML."),
        }),
      ),
      run: async (context, { seriesId, ...paging }) => {
        await requireSeries(context, "view", seriesId);
        return pageOfAll(await handedOverNotes(context, seriesId), paging);
      },
    }),
  ),
];
