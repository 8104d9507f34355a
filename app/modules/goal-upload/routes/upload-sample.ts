import { fileAnswer } from "#app/platform/files/file-answer.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { uploadSample, uploadSampleInput } from "../queries/upload-sample.ts";

/** A file to begin with. */
export const loader = page({
  can: all(feature("GOAL"), mayEver("upload", "GoalUpload")),
  input: uploadSampleInput,
  load: async (context, input) =>
    fileAnswer(await uploadSample(context, input), input.kind.toLowerCase().replace("_", "-"), input.format),
});
