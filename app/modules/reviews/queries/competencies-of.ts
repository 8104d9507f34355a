import { tagsOfKind } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Rated } from "../domain/fields.ts";

/** The competencies that each of these people is rated by: those of the company, for everybody. */
export async function competenciesOf(context: Context, employeeIds: readonly string[]): Promise<Map<string, Rated[]>> {
  const all = await tagsOfKind(context, "COMPETENCY");
  return new Map(employeeIds.map((id) => [id, all]));
}
