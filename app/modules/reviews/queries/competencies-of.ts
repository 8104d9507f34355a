import { competenciesExpectedOf, offeredCompetencies, type ExpectedCompetency } from "#app/modules/develop/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Rated } from "../domain/fields.ts";

/**
 * The competencies that each of these people is rated by: those their job asks for, with what is expected in words; all of
 * the company's where no job says so.
 */
export async function competenciesOf(context: Context, employeeIds: readonly string[]): Promise<Map<string, Rated[]>> {
  const expected = await competenciesExpectedOf(context, employeeIds);
  const asked = (id: string) => expected.get(id)?.competencies ?? [];
  const all = employeeIds.some((id) => asked(id).length === 0) ? await offeredCompetencies(context) : [];
  const offered = all.map(({ id, name }) => ({ id, name }));
  return new Map(employeeIds.map((id) => [id, asked(id).length > 0 ? asked(id).map(ratedOf) : offered]));
}

function ratedOf({ competencyId, name, description, expectedLevel, wording }: ExpectedCompetency): Rated {
  const help = wording.find(({ level }) => level === expectedLevel)?.text || description;
  return { id: competencyId, name, ...(help && { help }) };
}
