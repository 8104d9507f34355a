import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { findObjectives } from "../queries/find-objectives.ts";

/** Objectives to align to, while their title is typed. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ text: z.string().trim().max(200).catch("") }),
  load: async (context, { text }) => ({ objectives: await findObjectives(context, text, 12) }),
});
