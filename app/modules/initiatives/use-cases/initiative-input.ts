import { z } from "zod";
import { ids } from "../domain/ids.ts";

/** Codes are of this room's strings. */
export const textInput = z
  .string({ error: "initiatives.text-needed" })
  .trim()
  .min(1, { error: "initiatives.text-needed" })
  .max(500, { error: "initiatives.too-long" })
  .transform((text) => text.normalize("NFC"));
export const descriptionInput = z
  .string()
  .trim()
  .max(5000, { error: "initiatives.too-long" })
  .transform((text) => text.normalize("NFC"));
export const dateInput = z.iso.date({ error: "initiatives.date" });
export const weightageInput = z
  .number({ error: "initiatives.weightage" })
  .min(0, { error: "initiatives.weightage" })
  .max(100, { error: "initiatives.weightage" });
export const visibilityInput = z.enum(["GLOBAL", "PRIVATE"]);
export const peopleInput = z.array(z.uuid()).max(20);
export const oneInitiative = z.object({ initiativeId: ids.initiative });
export type OneInitiative = z.output<typeof oneInitiative>;
