import { isAdmin } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { administratorOf, shownModules, type ShownModule } from "../domain/shown-module.ts";
import { sql } from "#tenancy/sql.ts";

/** Modules with a dashboard that the actor administers; whoever administers none costs no statement. */
export async function modulesShown(context: Context): Promise<ShownModule[]> {
  const administered = shownModules.filter((module) => isAdmin(context.actor, administratorOf[module]));
  if (administered.length === 0) return [];
  const rows = await context.rows<{ module: ShownModule }>(
    prepared(sql`select distinct module from {analytics_dashboard} where module = any (${administered})`),
  );
  return rows.map(({ module }) => module);
}
