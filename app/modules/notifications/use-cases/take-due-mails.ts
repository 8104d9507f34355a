import { daysOffAmong, isPresent } from "#app/modules/people/index.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Context } from "#app/platform/context/context.ts";
import { aboutKind, firstDefault, mailMoment, mailTimeOfKind, type MailTime } from "../domain/mail-time.ts";
import { outOfQuiet } from "../domain/quiet-time.ts";
import { quietTimeOf } from "../queries/quiet-time.ts";
import { isToldInCompany } from "../queries/is-told.ts";
import { choicesOf, companySays } from "../queries/mail-choices.ts";
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

/** Whom a room told this many milliseconds ago, it has just asked about their rights. */
const asItHappens = 60_000;

type Waiting = Omit<DueMail, "told" | "daily"> & {
  id: string;
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

/**
 * Takes what waits for a mail, up to 500 notices; they wait no longer. Who has left, or comes later, is sent nothing, nor is
 * anybody of a module that is off, of what they want no mails about, or of a record that they may no longer see. What somebody
 * has later, or not in these hours, waits on. `groupOf` says with which others people choose a kind; null where it goes as the
 * rest of its room.
 */
export async function takeDueMails(
  context: Context,
  groupOf: (room: string, kind: string) => string | null,
  maySee: (employeeId: string, about: { kind: string; id: string }) => Promise<boolean>,
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
      order by e.id, told.created_at, told.id`,
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
      at: moment && outOfQuiet(moment, one.timeZone, quietTimeOf(one), isFree),
    };
  });
  const later = timed.filter(({ at }) => at !== null && at > now);
  if (later.length > 0)
    await context.rows(
      sql`update {notification} n set mail_at = x.at from unnest(${later.map(({ id }) => id)}::uuid[],
        ${later.map(({ at }) => at!.toISOString())}::timestamptz[]) as x(id, at) where n.id = x.id`,
    );
  const due = [];
  for (const one of timed.filter(({ at }) => at !== null && at <= now)) {
    const waited = now.getTime() - one.createdAt.getTime() > asItHappens;
    if (!waited || !one.about || (await maySee(one.employeeId, one.about))) due.push(one);
  }
  return { taken: taken.length, mails: inMails(due) };
}

/** Which days the company does not work, from a week ago to two months ahead. */
export async function daysOffOf(context: Context): Promise<(day: string) => boolean> {
  const days = Array.from({ length: 68 }, (_, index) => addDays(context.today(), index - 7));
  return (await daysOffAmong(context, days)).isOff;
}

function inMails(due: readonly (Waiting & { room: string; group: string | null; time: MailTime })[]): DueMail[] {
  const mails = new Map<string, DueMail>();
  for (const { id, employeeId, to, name, language, time, room, group, kind, params, link } of due) {
    const daily = time === "DAILY" || time === "GATHERED";
    const key = daily ? `${employeeId} ${time}` : `${employeeId} ${room}:${kind}`;
    const mail = mails.get(key) ?? { employeeId, to, name, language, daily, told: [] };
    mail.told.push({ id, room, group, kind, params, link });
    mails.set(key, mail);
  }
  return [...mails.values()];
}
