import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { alignmentScreen, alignmentScreenInput } from "../queries/alignment-screen.ts";

/** The page Alignment as a PDF: few lines, made at once. */
export const loader = page({
  can: all(feature("GOAL"), mayEver("view", "GoalInsights")),
  input: alignmentScreenInput,
  load: async (context, input, _request, { language }) => {
    const screen = await alignmentScreen(context, input);
    const [{ alignmentReport }, { writeReport }] = await Promise.all([
      import("../jobs/alignment-report.ts"),
      import("#app/platform/documents/write-report.ts"),
    ]);
    return new Response(new Uint8Array(await writeReport(await alignmentReport(context, screen, language))), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="alignment-${context.today()}.pdf"`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
});
