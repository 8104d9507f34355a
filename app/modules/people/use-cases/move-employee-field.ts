import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { fieldCatalogue } from "../data/field-catalogue.ts";
import { ids } from "../domain/ids.ts";

export const moveEmployeeFieldInput = z.object({
  fieldId: ids.field,
  to: z.enum(["EARLIER", "LATER"]).describe("Which way it moves."),
});
export type MoveEmployeeFieldInput = z.output<typeof moveEmployeeFieldInput>;

/** A field changes places with the one in use before or after it; the first and the last stay where they are. */
export async function moveEmployeeField(
  context: Context,
  { fieldId, to }: MoveEmployeeFieldInput,
): Promise<{ fieldId: string }> {
  await fieldCatalogue.move(context, fieldId, to === "EARLIER" ? "BEFORE" : "AFTER", { to });
  return { fieldId };
}
