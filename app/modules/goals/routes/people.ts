import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { findPeople } from "../queries/find-people.ts";

/** People to choose as owners, while their name is typed. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ text: z.string().trim().max(200).catch("") }),
  load: async (context, { text }) => ({ people: await findPeople(context, text) }),
});
