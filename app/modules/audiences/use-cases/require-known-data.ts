import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { knownData } from "../data/data-condition-sql.ts";
import type { CohortQuery } from "../domain/cohort-query.ts";

/** Refuses conditions on numbers that no room knows, or that the actor may know of nobody: as if there were none. */
export async function requireKnownData(context: Context, { data }: Pick<CohortQuery, "data">): Promise<void> {
  if ((await knownData(context, data)).every((known) => known !== null)) return;
  throw invalid("audiences.data-unknown", "There is no such number to find people by.", {
    fields: { data: "audiences.data-unknown" },
  });
}
