import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";

/** Codes are of this room's strings. */
export const taskTextInput = textInput({
  most: 500,
  missing: "initiatives.text-needed",
  tooLong: "initiatives.too-long",
});
export const descriptionInput = textInput({ most: 5000, tooLong: "initiatives.too-long" });
export const dateInput = z.iso.date({ error: "initiatives.date" });
export const weightageInput = z
  .number({ error: "initiatives.weightage" })
  .min(0, { error: "initiatives.weightage" })
  .max(100, { error: "initiatives.weightage" });
export const visibilityInput = z.enum(["GLOBAL", "PRIVATE"]);
export const peopleInput = z.array(z.uuid()).max(20);
export const oneInitiative = z.object({ initiativeId: ids.initiative });
export type OneInitiative = z.output<typeof oneInitiative>;
