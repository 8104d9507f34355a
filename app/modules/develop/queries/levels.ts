import type { Context } from "#app/platform/context/context.ts";
import { withOwnLevels, type Level } from "../domain/levels.ts";
import { sql } from "#tenancy/sql.ts";

export type OwnLevel = Level & { archived: boolean; version: number };

/** The company's own levels, archived ones too. */
export function ownLevels(context: Context): Promise<OwnLevel[]> {
  return context.rows<OwnLevel>(
    sql`select id, name, rank, archived_at is not null as archived, version from {competency_level} order by rank`,
  );
}

/** All levels in use, in their order. */
export async function levelsInUse(context: Context): Promise<Level[]> {
  const own = (await ownLevels(context)).filter(({ archived }) => !archived);
  return withOwnLevels(own.map(({ id, name, rank }) => ({ id, name, rank })));
}

/** All levels that were ever given, for comparing what was assessed. */
export async function levelsEver(context: Context): Promise<Level[]> {
  return withOwnLevels((await ownLevels(context)).map(({ id, name, rank }) => ({ id, name, rank })));
}
