import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { plainAddress } from "#app/platform/mail/plain-address.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { sql } from "#tenancy/sql.ts";

/** How many letters leave in the company's name within a day: of one sender, about one person, to one mailbox, in all. */
export const mostLettersADay = { sender: 20, about: 20, address: 5, company: 500 } as const;

export type OutsideLetter = {
  /** Whom the letter is about. */
  aboutId: string;
  email: string;
  /** The field of the form that is refused where a limit is reached. */
  field?: string;
};

/** Between two letters of a company: whatever is asked for at once leaves at a pace that no mail system takes for an attack. */
const pace = 3_000;

const letters = sql`hashtextextended(current_user || ' outside letters', 0)`;

/**
 * Takes note of a letter to somebody outside before it is sent, whichever room sends it; refused in words once one of the
 * limits is reached. Letters are counted one after the other, so that of many at once no more leave than may. Answers
 * when this one leaves.
 */
export async function countOutsideLetter(context: Context, { aboutId, email, field }: OutsideLetter): Promise<Date> {
  const [senderId, address] = [context.actor.employeeId, plainAddress(email)];
  await context.rows(sql`select pg_advisory_xact_lock(${letters})`);
  await context.rows(sql`delete from {outside_letter} where sent_at <= ${daysAgo(context, 1)}`);
  const [sent] = await context.rows<Record<keyof typeof mostLettersADay, number> & { last: Date | null }>(
    sql`select count(*) filter (where sender_id = ${senderId})::int as sender,
        count(*) filter (where about_id = ${aboutId})::int as about,
        count(*) filter (where address = ${address})::int as address, count(*)::int as company,
        max(coalesce(leaves_at, sent_at)) as last from {outside_letter}`,
  );
  for (const kind of ["sender", "about", "address", "company"] as const)
    if (sent![kind] >= mostLettersADay[kind]) throw tooMany(kind, field);
  const now = context.clock.now();
  const leavesAt = new Date(Math.max(now.getTime(), (sent!.last?.getTime() ?? 0) + pace));
  await context.rows(
    sql`insert into {outside_letter} (id, sender_id, about_id, address, sent_at, leaves_at)
      values (${context.newId()}, ${senderId}, ${aboutId}, ${address}, ${now}, ${leavesAt})`,
  );
  return leavesAt;
}

function tooMany(kind: keyof typeof mostLettersADay, field: string | undefined): AppError {
  const code = `platform.too-many-letters-${kind}`;
  return new AppError(code, 429, "As many letters were sent to people outside as may be within a day.", {
    params: { count: mostLettersADay[kind] },
    ...(field ? { fields: { [field]: code } } : {}),
    retryAfter: 86_400,
  });
}
