import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** The first day of the company's month. */
export const monthOf = (context: Pick<Context, "today">): string => `${context.today().slice(0, 7)}-01`;

/** Sets so many tokens aside, where the month's budget still holds them; of many who ask at once none gets what is not there. */
export async function reserve(
  context: Pick<Context, "rows" | "today">,
  tokens: number,
  budget: number,
): Promise<{ month: string } | null> {
  const month = monthOf(context);
  await context.rows(sql`insert into {assist_month} (month) values (${month}) on conflict do nothing`);
  const rows = await context.rows(
    sql`update {assist_month} set reserved = reserved + ${tokens}::int
      where month = ${month} and tokens + reserved + ${tokens}::int <= ${budget}::int returning month`,
  );
  return rows.length > 0 ? { month } : null;
}

/** Gives back what was set aside, and counts what was used. */
export async function settleMonth(
  context: Pick<Context, "rows">,
  { month, reserved, tokens }: { month: string; reserved: number; tokens: number },
): Promise<void> {
  await context.rows(
    sql`update {assist_month} set reserved = greatest(0, reserved - ${reserved}::int), tokens = tokens + ${tokens}::int,
      asks = asks + 1 where month = ${month}`,
  );
}

export type MonthUse = { tokens: number; asks: number };

/** What the company has used this month. */
export async function usedInMonth(context: Pick<Context, "rows" | "today">): Promise<MonthUse> {
  const [found] = await context.rows<MonthUse>(
    sql`select tokens::int as tokens, asks from {assist_month} where month = ${monthOf(context)}`,
  );
  return found ?? { tokens: 0, asks: 0 };
}
