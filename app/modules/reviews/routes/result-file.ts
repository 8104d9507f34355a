import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { resultFile } from "../queries/result-file.ts";
import { resultPageInput } from "../queries/result-page.ts";

/** A result on one sheet, as the reader may see it. */
export const loader = page({
  can: feature("REVIEW"),
  input: resultPageInput,
  load: async (context, input) => {
    const { bytes, title } = await resultFile(context, input);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
});
