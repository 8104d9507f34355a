import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { goalKinds } from "../domain/hierarchy.ts";
import { findObjectives } from "../queries/find-objectives.ts";

/** Objectives to align to, while their title is typed; or goals of any kind. */
export const loader = resource({
  can: feature("GOAL"),
  input: z.object({ text: z.string().trim().max(200).catch(""), kind: z.enum(["OBJECTIVE", "ALL"]).catch("OBJECTIVE").default("OBJECTIVE") }),
  load: async (context, { text, kind }) => ({ objectives: await findObjectives(context, text, 12, kind === "ALL" ? goalKinds : ["OBJECTIVE"]) }),
});
