import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export type TemplateInUse = { id: string; name: string; points: string[]; version: number };

/** Agendas to begin with, for everybody. */
export function templatesInUse(context: Context): Promise<TemplateInUse[]> {
  return context.rows<TemplateInUse>(
    sql`select id, name, points, version from {one_on_one_template} where archived_at is null
      order by lower(name), id limit 50`,
  );
}
