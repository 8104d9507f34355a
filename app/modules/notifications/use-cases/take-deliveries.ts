import { isPresent } from "#app/modules/people/index.ts";
import { linkOfNotice } from "#app/platform/contributions/notice-link.ts";
import type { Context } from "#app/platform/context/context.ts";
import { switchOf, type Channel } from "../domain/channels.ts";
import { freshFor, topicOf } from "../domain/delivery.ts";
import { aboutKind } from "../domain/mail-time.ts";
import { outOfQuiet } from "../domain/quiet-time.ts";
import { daysOffOf } from "../queries/days-off.ts";
import { isToldInCompany } from "../queries/is-told.ts";
import { choicesOf, companySays, saidOf } from "../queries/mail-choices.ts";
import { quietTimeOf } from "../queries/quiet-time.ts";
import { sql } from "#tenancy/sql.ts";

/** A device to tell somebody on, as its browser subscribed; `sessionId` is the sign-in that it ends with. */
export type TellingDevice = { endpoint: string; p256dh: string; auth: string; sessionId: string | null };

/** What one person is told once outside the product. */
export type Delivery = {
  id: string;
  channel: Channel;
  employeeId: string;
  email: string;
  language: string;
  room: string;
  kind: string;
  params: Record<string, string | number>;
  link: string;
  about: { kind: string; id: string } | null;
  topic: string;
  /** False where it may say only that there is something: what leaves for a chat, the company decides. */
  isSaid: boolean;
  /** Where it goes to on a device; null in a chat. */
  device: TellingDevice | null;
};

type Waiting = Omit<Delivery, "topic" | "room" | "channel" | "isSaid"> & {
  channel: "PUSH" | "CHAT";
  noticeId: string;
  createdAt: Date;
  starts: number | null;
  ends: number | null;
  daysOff: boolean | null;
  timeZone: string;
};

/** How many one turn takes: a process that ends with them in hand loses no more, and never tells anything twice. */
const atOnce = 20;

/** What is asked of the product about one notice. */
export type Asked = {
  /** With which others people choose a kind; null where it goes as the rest of its room. */
  groupOf: (room: string, kind: string) => string | null;
  maySee: (employeeId: string, about: { kind: string; id: string }) => Promise<boolean>;
  /** Which of these people can sign in. */
  comeIn: (people: readonly { id: string; email: string }[]) => Promise<ReadonlySet<string>>;
  /** Which of these sign-ins have not ended. */
  lasting: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

/**
 * Takes what is due to go to devices and chats; nobody else has it then. What its reader has read or done meanwhile, wants
 * not so, may not see now, or would hear in hours that they keep free, is spared for good: it is in the inbox. So is what
 * somebody would hear who cannot sign in, and could open nothing of it.
 */
export async function takeDeliveries(context: Context, asked: Asked): Promise<{ taken: number; due: Delivery[] }> {
  const taken = await context.rows<{ id: string }>(
    sql`update {notice_delivery} set due_at = null, outcome = 'BEGUN', tries = tries + 1 where id in (
      select id from {notice_delivery} where due_at <= ${context.clock.now()} order by due_at, id limit ${atOnce}
        for update skip locked) returning id`,
  );
  if (taken.length === 0) return { taken: 0, due: [] };
  const waiting = await wantedOf(context, await stillNews(context, taken), asked);
  const lasting = await asked.lasting(waiting.flatMap(({ device }) => device?.sessionId ?? []));
  const inside = await asked.comeIn(waiting.map(({ employeeId: id, email }) => ({ id, email })));
  const due: Delivery[] = [];
  for (const one of waiting.filter(({ employeeId }) => inside.has(employeeId))) {
    const signedIn = !one.device?.sessionId || lasting.has(one.device.sessionId);
    if (signedIn && (!one.about || (await asked.maySee(one.employeeId, one.about)))) due.push(deliveryOf(one));
  }
  await forgetEnded(context, waiting, lasting);
  const kept = new Set(due.map(({ id }) => id));
  const spared = taken.map(({ id }) => id).filter((id) => !kept.has(id));
  await context.rows(sql`update {notice_delivery} set outcome = 'SPARED' where id = any(${spared}::uuid[])`);
  return { taken: taken.length, due };
}

/** What nobody has read or done, of people and modules that are here, and on devices that are still told. */
async function stillNews(context: Context, taken: readonly { id: string }[]): Promise<Waiting[]> {
  const since = new Date(context.clock.now().getTime() - freshFor);
  return context.rows<Waiting>(
    sql`select x.id, told.id as "noticeId", x.channel, e.id as "employeeId", e.work_email::text as email,
        coalesce(e.language, c.language) as language, coalesce(e.time_zone, c.time_zone) as "timeZone", told.kind,
        told.payload as params, told.link, case when told.about_id is not null then
          jsonb_build_object('kind', told.about_kind, 'id', told.about_id) end as about, told.created_at as "createdAt",
        q.starts, q.ends, q.days_off as "daysOff", case when d.id is not null then jsonb_build_object('endpoint',
          d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth, 'sessionId', d.session_id) end as device
      from {notice_delivery} x join {notification} told on told.id = x.notification_id
        join {employee} e on e.id = told.recipient_id cross join {organization} c
        left join {quiet_time} q on q.employee_id = e.id
        left join {push_device} d on x.channel = 'PUSH' and d.id = x.target_id and d.employee_id = e.id
      where x.id = any(${taken.map(({ id }) => id)}::uuid[]) and told.read_at is null and told.done_at is null
        and x.created_at > ${since} and (x.channel = 'CHAT' or d.id is not null)
        and ${await isToldInCompany(context)} and ${isPresent(sql`e.id`, context.today())}
      order by told.created_at, x.id`,
  );
}

type Wanted = Waiting & Pick<Delivery, "isSaid">;

/** What people want to be told on this way, and now. */
async function wantedOf(context: Context, waiting: readonly Waiting[], { groupOf }: Asked): Promise<Wanted[]> {
  const now = context.clock.now();
  const company = await companySays(context);
  const chosenBy = await choicesOf(context, [...new Set(waiting.map(({ employeeId }) => employeeId))]);
  const isFree = waiting.some(({ daysOff }) => daysOff) ? await daysOffOf(context) : () => false;
  return waiting.flatMap((one) => {
    const [room = "", kind = ""] = one.kind.split(":");
    const channel = channelOf(one);
    const said = (about: string) => saidOf(channel, company.get(about), chosenBy.get(one.employeeId)?.get(about));
    const [ofRoom, ofKind] = [said(room), said(aboutKind(room, groupOf(room, kind)))];
    const wanted = switchOf(channel, ofRoom, ofKind).holds;
    const isSaid = channel === "push" || (ofKind.company ?? ofRoom.company)?.value === true;
    return wanted && outOfQuiet(now, one.timeZone, quietTimeOf(one), isFree) <= now ? [{ ...one, isSaid }] : [];
  });
}

const channelOf = ({ channel }: Pick<Waiting, "channel">): Channel => (channel === "PUSH" ? "push" : "chat");

function deliveryOf(one: Wanted): Delivery {
  const { id, noticeId, employeeId, email, language, params, about, device, isSaid } = one;
  const [room = "", kind = ""] = one.kind.split(":");
  const topic = topicOf(about, one.link);
  const link = linkOfNotice(one.link, noticeId);
  const where = { employeeId, email, language, device, channel: channelOf(one) };
  return { id, ...where, params, link, about, room, kind, topic, isSaid };
}

/** Whoever signed out in a browser is told there no more. */
async function forgetEnded(context: Context, waiting: readonly Waiting[], lasting: ReadonlySet<string>): Promise<void> {
  const ended = waiting.flatMap(({ device }) =>
    device?.sessionId && !lasting.has(device.sessionId) ? [device.sessionId] : [],
  );
  if (ended.length > 0)
    await context.rows(sql`delete from {push_device} where session_id = any(${[...new Set(ended)]}::uuid[])`);
}
