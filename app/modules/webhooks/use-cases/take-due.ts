import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** After so many milliseconds a webhook that was taken and of which nothing was heard is taken again. */
const takenFor = 5 * 60_000;

/** The webhooks that have something to send now, each given to one worker. */
export async function takeDueWebhooks(context: Pick<Context, "rows" | "clock">): Promise<string[]> {
  const now = context.clock.now();
  const due = await context.rows<{ id: string }>(
    sql`update {webhook} set wake_at = ${new Date(now.getTime() + takenFor)}
      where wake_at <= ${now} and state = 'ACTIVE' returning id`,
  );
  return due.map(({ id }) => id);
}
