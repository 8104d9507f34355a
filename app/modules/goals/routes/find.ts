import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { findObjectives } from "../queries/find-objectives.ts";

/** Goals of any kind, while a title is typed: for what works on one. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ text: searchInput() }),
  load: async (context, { text }) => ({ goals: await findObjectives(context, text, 12, { kinds: "ANY" }) }),
});
