import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { minimumAs, type Minimum } from "../domain/survey.ts";
import { sql } from "#tenancy/sql.ts";

/** Of how few answers the company shows nothing. */
export async function minimumOf(context: Context): Promise<Minimum> {
  return minimumAs(await minimumSet(context));
}

/** What the company said of it; null where it said nothing. */
export async function minimumSet(context: Context): Promise<number | null> {
  const [row] = await context.rows<{ fewest: number }>(sql`select fewest from {survey_minimum} where id = 1`);
  return row?.fewest ?? null;
}

/** Refuses what would show more than the company allows. */
export async function requireMinimum(context: Context, fewest: number): Promise<void> {
  const { least } = await minimumOf(context);
  if (fewest < least)
    throw invalid("engagement.below-minimum", "The company shows nothing of so few answers.", {
      fields: { fewest: "engagement.below-minimum" },
    });
}
