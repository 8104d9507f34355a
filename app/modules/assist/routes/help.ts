import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { modelHelp } from "../queries/model-help.ts";

/** Which model helps whoever reads, and with what. */
export const loader = resource({
  can: signedIn,
  input: z.object({}),
  load: async (context) => ({ help: await modelHelp(context) }),
});
