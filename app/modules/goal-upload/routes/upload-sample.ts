import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { uploadSample, uploadSampleInput } from "../queries/upload-sample.ts";

/** A file to begin with. */
export const loader = page({
  can: all(feature("GOAL"), mayEver("upload", "GoalUpload")),
  input: uploadSampleInput,
  load: async (context, input) =>
    new Response(new Uint8Array(await uploadSample(context, input)), {
      headers: {
        "Content-Type": contentTypes[input.format],
        "Content-Disposition": `attachment; filename="${input.kind.toLowerCase().replace("_", "-")}.${input.format.toLowerCase()}"`,
      },
    }),
});
