import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import {
  aboutKind,
  firstDefault,
  gatheredMinutes,
  mailMoment,
  mailTimeOfKind,
  type MailTime,
} from "../domain/mail-time.ts";
import { outOfQuiet } from "../domain/quiet-time.ts";
import { daysOffOf } from "../queries/days-off.ts";
import { quietTimeOf } from "../queries/quiet-time.ts";
import { isToldInCompany } from "../queries/is-told.ts";
import { choicesOf, companySays } from "../queries/mail-choices.ts";
import { beginMails } from "./begun-mails.ts";
import { sql } from "#tenancy/sql.ts";

/** One notice of a mail. */
export type ToldByMail = {
  id: string;
  room: string;
  group: string | null;
  kind: string;
  params: Record<string, string | number>;
  link: string;
};

/** What one person is told in one mail: several notices of one kind, or all that they have at one time. */
export type DueMail = {
  /** Under which it is handed on once, however often somebody tries. */
  id: string;
  employeeId: string;
  to: string;
  /** What they are called, as all other mails greet them. */
  name: string;
  language: string;
  /** Of whatever it is about, and not of one kind. */
  daily: boolean;
  /** The oldest first; never none. */
  told: ToldByMail[];
};

const atOnce = 500;

type Waiting = Omit<DueMail, "told" | "daily"> & {
  kind: string;
  params: ToldByMail["params"];
  link: string;
  about: { kind: string; id: string } | null;
  starts: number | null;
  ends: number | null;
  daysOff: boolean | null;
  timeZone: string;
  createdAt: Date;
};

/** What is asked of the product about those who wait. */
export type AskedOfMails = {
  /** With which others people choose a kind; null where it goes as the rest of its room. */
  groupOf: (room: string, kind: string) => string | null;
  maySee: (employeeId: string, about: { kind: string; id: string }) => Promise<boolean>;
  /** Which of these people can sign in. */
  comeIn: (people: readonly { id: string; email: string }[]) => Promise<ReadonlySet<string>>;
  /** Notices told a moment ago by the same process: their rooms have just said who may see what they name. */
  justTold: ReadonlySet<string>;
};

/**
 * Takes what waits for a mail, up to 500 notices; they wait no longer. Who has left, or comes later, is sent nothing, nor is
 * anybody of a module that is off, of what they want no mails about, or of a record that they may no longer see; nor who
 * cannot sign in, for they could open nothing of it. What somebody has later, or not in these hours, waits on. What is taken
 * is begun: see `begunMails`. What is told in one moment stands in the order of what it says, such as by day and title.
 */
export async function takeDueMails(
  context: Context,
  { groupOf, maySee, comeIn, justTold }: AskedOfMails,
): Promise<{ taken: number; mails: DueMail[] }> {
  const now = context.clock.now();
  const taken = await context.rows<{ id: string }>(
    sql`update {notification} set mail_at = null where id in (select id from {notification}
      where mail_at <= ${now} order by recipient_id, created_at, id limit ${atOnce} for update skip locked)
      returning id`,
  );
  if (taken.length === 0) return { taken: 0, mails: [] };
  const waiting = await context.rows<Waiting>(
    sql`select told.id, e.id as "employeeId", e.work_email::text as to, coalesce(e.preferred_first_name, e.first_name) as name,
        coalesce(e.language, c.language) as language, coalesce(e.time_zone, c.time_zone) as "timeZone", told.kind,
        told.payload as params, told.link, case when told.about_id is not null then
          jsonb_build_object('kind', told.about_kind, 'id', told.about_id) end as about, told.created_at as "createdAt",
        q.starts, q.ends, q.days_off as "daysOff"
      from {notification} told join {employee} e on e.id = told.recipient_id cross join {organization} c
        left join {quiet_time} q on q.employee_id = e.id
      where told.id = any(${taken.map(({ id }) => id)}::uuid[]) and told.read_at is null
        and ${await isToldInCompany(context)} and ${isPresent(sql`e.id`, context.today())}
      order by e.id, told.created_at, told.payload, told.id`,
  );
  const company = await companySays(context);
  const chosenBy = await choicesOf(context, [...new Set(waiting.map(({ employeeId }) => employeeId))]);
  const isFree = waiting.some((one) => one.daysOff) ? await daysOffOf(context) : () => false;
  const timed = waiting.map((one) => {
    const [room = "", kind = ""] = one.kind.split(":");
    const group = groupOf(room, kind);
    const about = aboutKind(room, group);
    const chosen = (what: string) => chosenBy.get(one.employeeId)?.get(what)?.mail ?? null;
    const { holds: time } = mailTimeOfKind(
      { chosen: chosen(about), company: company.get(about)?.mail ?? null },
      { chosen: chosen(room), company: company.get(room)?.mail ?? firstDefault },
    );
    const moment = mailMoment(time, one.createdAt, one.timeZone);
    return {
      ...one,
      room,
      group,
      kind,
      time,
      // What was due while nothing ran goes now, unless now is an hour that its reader keeps free.
      at: moment && outOfQuiet(moment < now ? now : moment, one.timeZone, quietTimeOf(one), isFree),
    };
  });
  const later = timed.filter(({ at }) => at !== null && at > now);
  if (later.length > 0)
    await context.rows(
      sql`update {notification} n set mail_at = x.at from unnest(${later.map(({ id }) => id)}::uuid[],
        ${later.map(({ at }) => at!.toISOString())}::timestamptz[]) as x(id, at) where n.id = x.id`,
    );
  const ripe = timed.filter(({ at }) => at !== null && at <= now);
  const mails = inMails(context, await forWhoMayOpen(ripe, { maySee, comeIn, justTold }));
  await beginMails(context, mails);
  return { taken: taken.length, mails };
}

/** Of what is due, what its reader can open now. */
async function forWhoMayOpen<One extends Pick<Waiting, "id" | "employeeId" | "to" | "about">>(
  ripe: readonly One[],
  { maySee, comeIn, justTold }: Omit<AskedOfMails, "groupOf">,
): Promise<One[]> {
  const inside = await comeIn(ripe.map(({ employeeId: id, to: email }) => ({ id, email })));
  const open: One[] = [];
  for (const one of ripe.filter(({ employeeId }) => inside.has(employeeId)))
    if (!one.about || justTold.has(one.id) || (await maySee(one.employeeId, one.about))) open.push(one);
  return open;
}

function inMails(
  context: Context,
  due: readonly (Waiting & { room: string; group: string | null; time: MailTime })[],
): DueMail[] {
  const mails = new Map<string, DueMail>();
  for (const { id, employeeId, to, name, language, time, room, group, kind, params, link } of due) {
    const daily = time === "DAILY" || gatheredMinutes(time) !== null;
    const key = daily ? `${employeeId} ${time}` : `${employeeId} ${room}:${kind}`;
    const mail = mails.get(key) ?? { id: context.newId(), employeeId, to, name, language, daily, told: [] };
    mail.told.push({ id, room, group, kind, params, link });
    mails.set(key, mail);
  }
  return [...mails.values()];
}
