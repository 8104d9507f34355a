import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Until this transaction ends, whoever asks for a lock of this name in the same company waits. The name says what is decided
 * one after another, as `tags` or `comments of <id>`.
 */
export async function lockNamed(context: Pick<Context, "tenant" | "rows">, name: string): Promise<void> {
  await context.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`${context.tenant.id} ${name}`}, 0))`);
}
