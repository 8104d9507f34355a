import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { besideScreen } from "../guide/guide.ts";
import { guideFor } from "../queries/guide-for.ts";

/** The pages of the guide that are about a screen, for the panel beside it. */
export const loader = resource({
  can: signedIn,
  input: z.object({ at: z.string().max(500).catch("") }),
  load: (context, { at }) => Promise.resolve({ pages: besideScreen(guideFor(context), at) }),
});
