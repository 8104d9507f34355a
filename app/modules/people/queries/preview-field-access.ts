import type { Context } from "#app/platform/context/context.ts";
import { fieldAccessEffects, type FieldAccess, type FieldAccessEffect } from "../domain/field-access.ts";
import { draftAccess, type ShareEmployeeFieldsInput } from "../use-cases/share-employee-fields.ts";
import type { DefinedField } from "./employee-fields.ts";

/** A change of who has a field, with what it is called and how many people have a value in it. */
export type ToldEffect = FieldAccessEffect & Pick<DefinedField, "name" | "people">;

/** What saving would change for whom; refuses what saving would refuse. */
export async function previewFieldAccess(
  context: Context,
  input: ShareEmployeeFieldsInput,
): Promise<{ access: FieldAccess; effects: ToldEffect[] }> {
  const { fields, before, after } = await draftAccess(context, input);
  const effects = fieldAccessEffects(before, after).map((effect) => {
    const { name, people } = fields.find(({ id }) => id === effect.fieldId)!;
    return { ...effect, name, people };
  });
  return { access: after, effects };
}
