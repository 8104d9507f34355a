import { redirect } from "@remix-run/node";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { importKinds, uploadKinds } from "../domain/fields.ts";

/** Where goals were brought in from files before leads to where all records are; a file keeps its id. */
export const loader = page({
  can: feature("GOAL"),
  input: z.object({ kind: z.string().optional(), format: z.string().optional(), upload: z.string().optional() }),
  load: async (_, { kind: asked, format, upload }, request) => {
    const kind = importKinds[uploadKinds.find((one) => one === asked) ?? "OKRS"];
    const query = new URLSearchParams({ ...(format && { format }), ...(upload && { file: upload }) });
    const isSample = new URL(request.url).pathname.endsWith("upload-sample");
    throw redirect(`/app/imports/${kind}${isSample ? "/sample" : ""}${query.size > 0 ? `?${query}` : ""}`, 301);
  },
});
