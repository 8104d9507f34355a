import type { Context } from "#app/platform/context/context.ts";
import { firstDefault, mailTimeOf, type MailDefault, type MailTime } from "../domain/mail-time.ts";
import { sql } from "#tenancy/sql.ts";

/** What one room's mails do for the actor; `chosen` is null until they choose. */
export type MailChoice = { room: string; chosen: MailTime | null; company: MailDefault; holds: MailTime };

/** The same with the words of what it is about. */
export type NamedMailChoice = MailChoice & { about: string };

/** What the company has, by room. */
export async function mailDefaults(context: Pick<Context, "rows">): Promise<ReadonlyMap<string, MailDefault>> {
  const rows = await context.rows<MailDefault & { room: string }>(sql`select room, mail, fixed from {notice_default}`);
  return new Map(rows.map(({ room, ...company }) => [room, company]));
}

/** The actor's choices among these rooms, in their order. */
export async function mailChoices(context: Context, rooms: readonly string[]): Promise<MailChoice[]> {
  const defaults = await mailDefaults(context);
  const own = await context.rows<{ room: string; mail: MailTime }>(
    sql`select room, mail from {notice_choice} where employee_id = ${context.actor.employeeId}`,
  );
  const chosenOf = new Map(own.map(({ room, mail }) => [room, mail]));
  return rooms.map((room) => {
    const [chosen, company] = [chosenOf.get(room) ?? null, defaults.get(room) ?? firstDefault];
    return { room, chosen, company, holds: mailTimeOf(chosen, company) };
  });
}
