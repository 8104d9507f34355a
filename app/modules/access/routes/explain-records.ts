import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";

/** Records to ask about, by a part of their name; only what the asking person may see. */
export const loader = resource({
  can: mayEver("view", "AdminAccess"),
  input: z.object({ about: z.string().max(40).default(""), text: z.string().max(100).default("") }),
  load: async (context, { about, text }, _request, { gatherings }) => ({
    records: (await gatherings.explainables.find(({ subject }) => subject === about)?.find(context, text, 8)) ?? [],
  }),
});
