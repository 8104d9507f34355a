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
import { channels, switchOf, type Channel, type SwitchChoice } from "../domain/channels.ts";
import type { CompanySays, Said } from "../domain/said.ts";
import { sql } from "#tenancy/sql.ts";

type Switches = Readonly<Record<Channel, SwitchChoice>>;

/** How the notices of one kind reach the actor. */
export type KindChoice = SaidOfKind &
  Switches & {
    group: string;
    /** Told in the inbox alone where it is false. */
    byMail: boolean;
    fixed: boolean;
    holds: MailTime;
    /** What held if they had chosen nothing of the kind. */
    otherwise: MailTime;
  };

/** How one room's notices reach the actor; `chosen` is null until they choose. */
export type MailChoice = Switches & {
  room: string;
  chosen: MailTime | null;
  company: MailDefault;
  holds: MailTime;
  kinds: KindChoice[];
};

/** The same with the words of what it is about, and of its kinds by their names. */
export type NamedMailChoice = MailChoice & { about: string; words: Record<string, string> };

/** What a company has of a room or a kind, by the way it goes; null where it has nothing of its own. */
export type CompanySaid = { mail: MailDefault | null } & Readonly<Record<Channel, CompanySays<boolean> | null>>;

/** What somebody chose of a room or a kind, by the way it goes; null where they say nothing. */
export type Chosen = { mail: MailTime | null } & Readonly<Record<Channel, boolean | null>>;

type DefaultRow = Chosen & { room: string; fixed: boolean; pushFixed: boolean; chatFixed: boolean };

/** What the company has, by room or by kind. */
export async function companySays(context: Pick<Context, "rows">): Promise<ReadonlyMap<string, CompanySaid>> {
  const rows = await context.rows<DefaultRow>(
    sql`select room, mail, fixed, push, push_fixed as "pushFixed", chat, chat_fixed as "chatFixed" from {notice_default}`,
  );
  const says = (value: boolean | null, fixed: boolean) => (value === null ? null : { value, fixed });
  return new Map(
    rows.map(({ room, mail, fixed, push, pushFixed, chat, chatFixed }) => [
      room,
      { mail: mail && { mail, fixed }, push: says(push, pushFixed), chat: says(chat, chatFixed) },
    ]),
  );
}

/** What each of these people chose, by what it is about. */
export async function choicesOf(
  context: Pick<Context, "rows">,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Chosen>>> {
  const rows = await context.rows<Chosen & { employeeId: string; room: string }>(
    sql`select employee_id as "employeeId", room, mail, push, chat from {notice_choice}
      where employee_id = any(${employeeIds}::uuid[])`,
  );
  const byPerson = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map(
    [...byPerson].map(([id, chosen]) => [
      id,
      new Map(chosen.map(({ room, mail, push, chat }) => [room, { mail, push, chat }])),
    ]),
  );
}

/** What is said of a channel, about a room or a kind. */
export function saidOf(channel: Channel, company?: CompanySaid, chosen?: Chosen): Said<boolean> {
  return { chosen: chosen?.[channel] ?? null, company: company?.[channel] ?? null };
}

/** The actor's choices among these rooms and their kinds, in their order. */
export async function mailChoices(
  context: Context,
  rooms: readonly Pick<MailingRoom, "room" | "groups">[],
): Promise<MailChoice[]> {
  const company = await companySays(context);
  const own = (await choicesOf(context, [context.actor.employeeId])).get(context.actor.employeeId);
  const said = (channel: Channel, about: string) => saidOf(channel, company.get(about), own?.get(about));
  const switches = (room: string, about?: string) =>
    Object.fromEntries(
      channels.map((channel) => [
        channel,
        switchOf(channel, said(channel, room), about ? said(channel, about) : undefined),
      ]),
    ) as Switches;
  return rooms.map(({ room, groups }) => {
    const ofRoom = { chosen: own?.get(room)?.mail ?? null, company: company.get(room)?.mail ?? firstDefault };
    const kinds = groups.map(({ group, byMail }): KindChoice => {
      const about = aboutKind(room, group);
      const mail: SaidOfKind = { chosen: own?.get(about)?.mail ?? null, company: company.get(about)?.mail ?? null };
      const otherwise = mailTimeOfKind({ ...mail, chosen: null }, ofRoom).holds;
      return { ...mail, ...mailTimeOfKind(mail, ofRoom), group, byMail, otherwise, ...switches(room, about) };
    });
    return { ...ofRoom, room, holds: mailTimeOf(ofRoom.chosen, ofRoom.company), kinds, ...switches(room) };
  });
}
