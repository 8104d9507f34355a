import { signedIn } from "#app/platform/http/can.ts";
import { csvAnswer } from "#app/platform/files/sheet-csv.ts";
import { page } from "#app/platform/http/page.ts";
import { resultOfFile, resultOfFileInput } from "../queries/result-of-file.ts";

/** What a file would do or did, line by line, as a file. */
export const loader = page({
  can: signedIn,
  input: resultOfFileInput,
  load: async (context, input) => csvAnswer(await resultOfFile(context, input), `import-${input.fileId}`),
});
