import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** One of several changes of a transaction that stands for itself: what it made, or why it was refused and changed nothing. */
export async function apart<Made extends object>(
  context: Context,
  work: () => Promise<Made>,
): Promise<{ made: Made } | { refused: AppError }> {
  await context.rows(sql`savepoint apart`);
  try {
    const made = await work();
    await context.em.flush();
    await context.rows(sql`release savepoint apart`);
    return { made };
  } catch (error) {
    await context.rows(sql`rollback to savepoint apart`);
    context.em.clear();
    if (error instanceof AppError) return { refused: error };
    throw error;
  }
}
