import { paperAnswer } from "#app/platform/files/file-answer.ts";
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
    return paperAnswer(bytes, title);
  },
});
