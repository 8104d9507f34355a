import type { Context } from "#app/platform/context/context.ts";
import { settleMonth } from "../data/month.ts";
import { sql } from "#tenancy/sql.ts";

/** After so long, whoever asked for an answer has lost it; and what was answered is nobody's any more. */
const lostAfter = 10 * 60_000;
const keptFor = 24 * 3_600_000 + lostAfter;
const atOnce = 500;

/** Gives back what was set aside for questions whose worker ended, and forgets what was answered a day ago. */
export async function tendAsks(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  const lost = await context.rows<{ month: string; reserved: number }>(
    sql`update {assist_ask} set state = 'FAILED', fault = 'cut', question = null, ended_at = ${new Date(now)}
      where id in (select id from {assist_ask} where state in ('ASKED', 'RUNNING') and asked_at < ${new Date(now - lostAfter)}
        order by asked_at limit ${atOnce}) returning month::text as month, reserved`,
  );
  for (const { month, reserved } of lost) await settleMonth(context, { month, reserved, tokens: 0 });
  await context.rows(
    sql`delete from {assist_ask} where asked_at < ${new Date(now - keptFor)} and ended_at is not null`,
  );
}
