import type { MailingRoom } from "#app/platform/contributions/notice-kind.ts";
import type { Context } from "#app/platform/context/context.ts";
import {
  aboutKind,
  firstDefault,
  mailTimeOf,
  mailTimeOfKind,
  type MailDefault,
  type MailTime,
  type SaidOfKind,
} from "../domain/mail-time.ts";
import { sql } from "#tenancy/sql.ts";

/** What the mails of one kind do for the actor. */
export type KindChoice = SaidOfKind & {
  group: string;
  /** Told in the inbox alone where it is false. */
  byMail: boolean;
  fixed: boolean;
  holds: MailTime;
  /** What held if they had chosen nothing of the kind. */
  otherwise: MailTime;
};

/** What one room's mails do for the actor; `chosen` is null until they choose. */
export type MailChoice = {
  room: string;
  chosen: MailTime | null;
  company: MailDefault;
  holds: MailTime;
  kinds: KindChoice[];
};

/** The same with the words of what it is about, and of its kinds by their names. */
export type NamedMailChoice = MailChoice & { about: string; words: Record<string, string> };

/** What the company has, by room or by kind. */
export async function mailDefaults(context: Pick<Context, "rows">): Promise<ReadonlyMap<string, MailDefault>> {
  const rows = await context.rows<MailDefault & { room: string }>(sql`select room, mail, fixed from {notice_default}`);
  return new Map(rows.map(({ room, ...company }) => [room, company]));
}

/** What each of these people chose, by what it is about. */
export async function choicesOf(
  context: Pick<Context, "rows">,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, MailTime>>> {
  const rows = await context.rows<{ employeeId: string; room: string; mail: MailTime }>(
    sql`select employee_id as "employeeId", room, mail from {notice_choice}
      where employee_id = any(${employeeIds}::uuid[])`,
  );
  const byPerson = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...byPerson].map(([id, chosen]) => [id, new Map(chosen.map(({ room, mail }) => [room, mail]))]));
}

/** The actor's choices among these rooms and their kinds, in their order. */
export async function mailChoices(
  context: Context,
  rooms: readonly Pick<MailingRoom, "room" | "groups">[],
): Promise<MailChoice[]> {
  const defaults = await mailDefaults(context);
  const own = (await choicesOf(context, [context.actor.employeeId])).get(context.actor.employeeId);
  const chosen = (about: string) => own?.get(about) ?? null;
  return rooms.map(({ room, groups }) => {
    const ofRoom = { chosen: chosen(room), company: defaults.get(room) ?? firstDefault };
    const kinds = groups.map(({ group, byMail }): KindChoice => {
      const about = aboutKind(room, group);
      const said: SaidOfKind = { chosen: chosen(about), company: defaults.get(about) ?? null };
      const otherwise = mailTimeOfKind({ ...said, chosen: null }, ofRoom).holds;
      return { ...said, ...mailTimeOfKind(said, ofRoom), group, byMail, otherwise };
    });
    return { ...ofRoom, room, holds: mailTimeOf(ofRoom.chosen, ofRoom.company), kinds };
  });
}
