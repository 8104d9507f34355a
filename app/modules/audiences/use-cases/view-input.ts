import { z } from "zod";
import { ids } from "../domain/ids.ts";

export const viewName = z
  .string({ error: "audiences.name-required" })
  .trim()
  .min(1, { error: "audiences.name-required" })
  .max(80, { error: "audiences.name-too-long" });

/** The address of a list as it is shown: its path and what narrows it. */
export const listAddress = z.string().max(4000);

export const oneView = z.object({ viewId: ids.view });
export type OneView = z.output<typeof oneView>;
