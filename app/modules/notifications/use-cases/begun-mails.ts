import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { outOfQuiet } from "../domain/quiet-time.ts";
import { daysOffOf } from "../queries/days-off.ts";
import { isToldInCompany } from "../queries/is-told.ts";
import { quietTimeOf } from "../queries/quiet-time.ts";
import type { DueMail, ToldByMail } from "./take-due-mails.ts";
import { sql } from "#tenancy/sql.ts";

type Begun = Pick<DueMail, "id" | "employeeId" | "to" | "name" | "language"> &
  Pick<ToldByMail, "kind" | "params" | "link"> & {
    noticeId: string;
    about: { kind: string; id: string } | null;
    timeZone: string;
    starts: number | null;
    ends: number | null;
    daysOff: boolean | null;
  };

/** Writes down which notices are told by which mail, in the transaction that takes them. */
export async function beginMails(context: Context, mails: readonly DueMail[]): Promise<void> {
  const told = mails.flatMap((mail) => mail.told.map(({ id }) => ({ id, mailId: mail.id })));
  if (told.length === 0) return;
  await context.rows(
    sql`insert into {notice_delivery} (id, notification_id, channel, target_id, created_at, tries, outcome)
      select gen_random_uuid(), x.id, 'MAIL', x.mail_id, ${context.clock.now()}::timestamptz, 1, 'BEGUN'
      from unnest(${told.map(({ id }) => id)}::uuid[], ${told.map(({ mailId }) => mailId)}::uuid[]) as x(id, mail_id)`,
  );
}

/** They are handed on: nobody takes them up again. */
export async function noteMails(context: Context, mailIds: readonly string[]): Promise<void> {
  await context.rows(
    sql`update {notice_delivery} set outcome = 'SENT'
      where channel = 'MAIL' and outcome = 'BEGUN' and target_id = any(${mailIds}::uuid[])`,
  );
}

/**
 * Mails that were begun and not noted, since the process ended or the queue was away: each with what its reader has not read
 * meanwhile and may still see; in hours that they keep free they wait on. Nobody knows whether they were handed on, so that
 * they are again, under the same id.
 */
export async function begunMails(
  context: Context,
  groupOf: (room: string, kind: string) => string | null,
  maySee: (employeeId: string, about: { kind: string; id: string }) => Promise<boolean>,
): Promise<DueMail[]> {
  const begun = await context.rows<Begun>(
    sql`select x.target_id as id, told.id as "noticeId", e.id as "employeeId", e.work_email::text as to,
        coalesce(e.preferred_first_name, e.first_name) as name, coalesce(e.language, c.language) as language, told.kind,
        told.payload as params, told.link, case when told.about_id is not null then
          jsonb_build_object('kind', told.about_kind, 'id', told.about_id) end as about,
        coalesce(e.time_zone, c.time_zone) as "timeZone", q.starts, q.ends, q.days_off as "daysOff"
      from {notice_delivery} x join {notification} told on told.id = x.notification_id
        join {employee} e on e.id = told.recipient_id cross join {organization} c
        left join {quiet_time} q on q.employee_id = e.id
      where x.channel = 'MAIL' and x.outcome = 'BEGUN' and told.read_at is null
        and ${await isToldInCompany(context)} and ${isPresent(sql`e.id`, context.today())}
      order by x.target_id, told.created_at, told.payload, told.id`,
  );
  const now = context.clock.now();
  const isFree = begun.some(({ daysOff }) => daysOff) ? await daysOffOf(context) : () => false;
  const mails = new Map<string, DueMail>();
  for (const { id, noticeId, employeeId, to, name, language, about, params, link, ...one } of begun) {
    if (outOfQuiet(now, one.timeZone, quietTimeOf(one), isFree) > now) continue;
    if (about && !(await maySee(employeeId, about))) continue;
    const [room = "", kind = ""] = one.kind.split(":");
    const mail = mails.get(id) ?? { ...{ id, employeeId, to, name, language }, daily: false, told: [] };
    mail.told.push({ id: noticeId, room, group: groupOf(room, kind), kind, params, link });
    mails.set(id, { ...mail, daily: mail.told.some((other) => other.room !== room || other.kind !== kind) });
  }
  return [...mails.values()];
}
