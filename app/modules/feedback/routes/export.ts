import { sheetAnswer, sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { exportFeedback } from "../queries/feedback-export.ts";
import { feedbackListInput } from "../queries/feedback-list.ts";

/** A list of feedback as a file. */
export const loader = page({
  can: feature("FEEDBACK"),
  input: feedbackListInput.extend({ format: sheetFormatInput }),
  load: async (context, { format, ...input }) =>
    sheetAnswer(await exportFeedback(context, input), `feedback-${context.today()}`, format, context.actor),
});
