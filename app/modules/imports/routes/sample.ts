import { signedIn } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { contentTypes } from "#app/platform/files/file-kinds.ts";
import { sampleFile, sampleFileInput } from "../queries/sample-file.ts";

/** A file to begin with. */
export const loader = page({
  can: signedIn,
  input: sampleFileInput,
  load: async (context, input) =>
    new Response(new Uint8Array(await sampleFile(context, input)), {
      headers: {
        "Content-Type": contentTypes[input.format],
        "Content-Disposition": `attachment; filename="${input.kind}.${input.format.toLowerCase()}"`,
      },
    }),
});
