import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { sampleFile, sampleFileInput } from "../queries/sample-file.ts";

/** A file to begin with. */
export const loader = page({
  can: signedIn,
  input: sampleFileInput,
  load: async (context, input) => fileAnswer(await sampleFile(context, input), input.kind, input.format),
});
