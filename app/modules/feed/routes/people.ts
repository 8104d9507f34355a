import { z } from "zod";
import { nameTyped, peopleToName } from "#app/modules/comments/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";

/** Colleagues to be named in a post, while their name is typed. Whether they would read it is said when it is posted. */
export const loader = resource({
  can: feature("FEED"),
  input: z.object({ text: nameTyped }),
  load: async (context, { text }) => ({ people: await peopleToName(context, text) }),
});
