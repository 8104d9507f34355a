import { isPresent } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { isToldInCompany } from "../queries/is-told.ts";
import { sql } from "#tenancy/sql.ts";

/** What one person is told at once: several notices of one kind are one mail. */
export type DueMail = {
  to: string;
  name: string;
  language: string;
  room: string;
  kind: string;
  /** The oldest first. */
  told: { params: Record<string, string | number>; link: string }[];
};

const atOnce = 500;

/**
 * Takes what waits for a mail, up to 500 notices; they wait no longer. Who has left, or comes later, is sent nothing, nor is
 * anybody of a module that is off.
 */
export async function takeDueMails(context: Context): Promise<{ taken: number; mails: DueMail[] }> {
  const taken = await context.rows<{ id: string }>(
    sql`update {notification} set mail_at = null where id in (select id from {notification}
      where mail_at <= ${context.clock.now()} order by recipient_id, created_at, id limit ${atOnce} for update skip locked)
      returning id`,
  );
  if (taken.length === 0) return { taken: 0, mails: [] };
  const mails = await context.rows<DueMail>(
    sql`select e.work_email::text as to, e.display_name as name, coalesce(e.language, c.language) as language,
        split_part(n.kind, ':', 1) as room, split_part(n.kind, ':', 2) as kind,
        jsonb_agg(jsonb_build_object('params', n.payload, 'link', n.link)
          order by n.created_at, n.id) as told
      from {notification} n join {employee} e on e.id = n.recipient_id cross join {organization} c
      where n.id = any(${taken.map(({ id }) => id)}::uuid[]) and n.read_at is null
        and ${await isToldInCompany(context)} and ${isPresent(sql`e.id`, context.today())}
      group by e.id, e.work_email, e.display_name, e.language, c.language, n.kind order by e.id, n.kind`,
  );
  return { taken: taken.length, mails };
}
