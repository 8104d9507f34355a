import { unreadSince } from "#app/modules/notifications/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { wordsAway } from "../strings/all-words.ts";
import type { Item } from "./item.ts";
import { sql } from "#tenancy/sql.ts";

/** A card for everybody with something new and unread: how much, and where. What it says is read in Cairn, by its own rights. */
export async function chatItems(context: Context, origin: string, record: InstallationRecord): Promise<Item[]> {
  // Never what was there before it was set up, nor what is a week old.
  const weekAgo = daysAgo(context, 7);
  const since = record.createdAt > weekAgo ? record.createdAt : weekAgo;
  const unread = await unreadSince(context, since);
  const people = await context.rows<{ id: string; email: string; language: string }>(
    sql`select e.id, e.work_email::text as email, coalesce(e.language, o.language) as language from {employee} e
      cross join {organization} o
      where e.id = any(${unread.map(({ recipientId }) => recipientId)}::uuid[]) and e.work_email <> ''`,
  );
  const known = new Map(people.map((person) => [person.id, person]));
  return unread.flatMap(({ recipientId, count, newestId }) => {
    const person = known.get(recipientId);
    if (!person) return [];
    const language = asLanguage(person.language);
    const say = (key: string) => wordsAway(language)(key, { count });
    return [
      {
        employeeId: recipientId,
        item: "unread",
        digest: newestId,
        input: {
          to: { email: person.email },
          title: say("card.title"),
          link: { label: say("card.open"), url: `${origin}/app/notifications` },
        },
      },
    ];
  });
}
