import { paperAnswer } from "#app/platform/files/file-answer.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { alignmentScreen, alignmentScreenInput } from "../queries/alignment-screen.ts";

/** The page Alignment as a PDF: few lines, made at once. */
export const loader = page({
  can: all(feature("GOAL"), mayEver("view", "GoalInsights")),
  input: alignmentScreenInput,
  load: async (context, input) => {
    const screen = await alignmentScreen(context, input);
    const [{ alignmentReport }, { writeReport }] = await Promise.all([
      import("../jobs/alignment-report.ts"),
      import("#app/platform/documents/write-report.ts"),
    ]);
    const bytes = await writeReport(await alignmentReport(context, screen, context.actor.language));
    return paperAnswer(bytes, `alignment-${context.today()}`);
  },
});
