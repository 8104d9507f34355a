import { z } from "zod";
import { paperAnswer } from "#app/platform/files/file-answer.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { ids } from "../domain/ids.ts";
import { letterFile } from "../queries/letter-file.ts";

/** One's own letter as a PDF. */
export const loader = page({
  can: all(feature("COMPENSATION"), mayEver("view", "CompensationRewards")),
  input: z.object({ letter: ids.letter }),
  load: async (context, { letter }, request) => {
    const { bytes, title } = await letterFile(context, letter, new URL("/verify", request.url).href);
    return paperAnswer(bytes, title);
  },
});
