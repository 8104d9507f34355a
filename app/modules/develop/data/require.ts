import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import type { Level } from "../domain/levels.ts";
import { levelsInUse } from "../queries/levels.ts";
import { competencies } from "./competency-sql.ts";
import { CompetencyVersion } from "./entities.ts";
import { sql } from "#tenancy/sql.ts";

/** A level that can be given today; refused at its field otherwise. */
export async function requireLevel(context: Context, level: string): Promise<Level> {
  const found = (await levelsInUse(context)).find(({ id }) => id === level);
  if (!found) throw invalid("develop.unknown-level", "No such level.", { fields: { level: "develop.unknown-level" } });
  return found;
}

type Known = { id: string; name: string; description: string; archived: boolean; versionId: string | null };

/** A competency of the company with the id of its latest wording; one that has none yet is given its first. */
export async function requireCompetency(
  context: Context,
  competencyId: string,
): Promise<Omit<Known, "versionId"> & { versionId: string }> {
  const found = await firstRow<Known>(
    context,
    sql`select c.id, c.name, c.description, c.archived, c.version_id as "versionId" from ${competencies} c
      where c.id = ${competencyId}`,
  );
  if (!found) throw notFound("Competency");
  if (found.versionId) return { ...found, versionId: found.versionId };
  const versionId = await addVersion(context, { competencyId, number: 1, ...found, field: "", wording: {} });
  return { ...found, versionId };
}

type NewVersion = {
  competencyId: string;
  number: number;
  name: string;
  description: string;
  field: string;
  wording: Record<string, string>;
};

/** The competency is worded anew; what was assessed keeps the wording it was assessed by. */
export async function addVersion(
  context: Context,
  { competencyId, number, name, description, field, wording }: NewVersion,
): Promise<string> {
  const id = context.newId();
  context.em.create(CompetencyVersion, {
    id,
    competencyId,
    number,
    name,
    description,
    field,
    wording,
    createdAt: context.clock.now(),
    createdBy: context.actor.employeeId,
  });
  await context.em.flush();
  return id;
}
