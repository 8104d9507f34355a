import type { Context } from "#app/platform/context/context.ts";
import type { RecordUse } from "#app/platform/contributions/record-use.ts";
import { visibleViews } from "./visible-views.ts";
import { sql } from "#tenancy/sql.ts";

/** The saved views the actor may see that are narrowed to a cohort; without it they find nobody. */
export async function viewsNarrowedBy(context: Context, about: string, id: string): Promise<RecordUse[]> {
  if (about !== "Cohort") return [];
  const views = await visibleViews(context, sql`v.query ~ ('(^|&)cohort=' || ${id})`);
  return views.map(({ id: viewId, name }) => ({
    label: "cohort.use.view",
    params: { name },
    link: `/app/views/${viewId}`,
    rests: false,
    mayChange: true,
  }));
}
