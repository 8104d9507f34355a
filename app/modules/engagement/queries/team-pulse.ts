import { isBelow, isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { limitOf, usualMostAMonth, wasAskedOften } from "./asked-often.ts";
import { minimumOf } from "./minimum.ts";
import { sql } from "#tenancy/sql.ts";

/** Whom a manager's pulse would ask: everybody below them who was not asked often enough this month. */
export type TeamToAsk = { ids: string[]; often: number; fewest: number };

export async function teamToAsk(context: Context, atLeast = 0): Promise<TeamToAsk> {
  const { usual } = await minimumOf(context);
  const most = (await limitOf(context)) ?? usualMostAMonth;
  const people = await context.rows<{ id: string; often: boolean }>(
    sql`select e.id, ${wasAskedOften(context, most)} as often from {employee} e
      where ${isPresent(sql`e.id`, context.today())} and ${isBelow(sql`e.id`, context.actor.employeeId, context.today())}
      order by e.id`,
  );
  const ids = people.filter(({ often }) => !often).map(({ id }) => id);
  return { ids, often: people.length - ids.length, fewest: Math.max(usual, atLeast) };
}

/** How many a pulse would ask, and how many it leaves out; who they are does not matter. */
export async function teamPulse(context: Context): Promise<{ asked: number; often: number; fewest: number }> {
  const { ids, often, fewest } = await teamToAsk(context);
  return { asked: ids.length, often, fewest };
}
