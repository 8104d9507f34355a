import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { commentEvents, type CommentEvent } from "./events.ts";
import { activityAddress } from "./comment-places.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { whoMaySee } from "./data/who-may-see.ts";
import { sql } from "#tenancy/sql.ts";

/** Who is named in a comment is told so, and whom the record concerns that somebody commented; each once, and never of themselves. */
export const commentNotices = hears<readonly Notice[]>()(commentEvents, {
  "comments.added": (context, event) => tell(context, event, true),
  "comments.edited": (context, event) => tell(context, event, false),
});

type Said = Heard<CommentEvent["payload"]>;

async function tell(context: Context, event: Said, added: boolean): Promise<Notice[]> {
  const { about, record, commentId, mentionedIds: mentioned } = event.payload;
  const commentable = context.commentables[about];
  if (!commentable) return [];
  // What was deleted meanwhile concerns nobody.
  const facts = await orNullIfNotFound(commentable.facts(context, record));
  const actor = await authorOf(context, commentId, event);
  if (!facts || !actor) return [];
  const { title, link, concerns } = await commentable.tell(context, record);
  const told = added
    ? [...concerns, ...(commentable.tellsWhoTookPart ? await whoTookPart(context, event.payload) : [])]
    : [];
  const concerned = [...new Set(told)].filter((id) => !mentioned.includes(id));
  const others = [...mentioned, ...concerned].filter((id) => id !== event.actorId);
  const seeing = await whoMaySee(context, facts, others);
  return others
    .filter((id) => seeing.has(id))
    .map((recipientId) => ({
      recipientId,
      room: "comments",
      kind: mentioned.includes(recipientId) ? "mentioned" : "commented",
      params: { actor, title },
      link: activityAddress(link),
      about: { kind: about, id: record },
    }));
}

/** So long after their last word, and so many at most, people hear of a conversation. */
const [listensDays, mostListening] = [90, 50];

async function whoTookPart(context: Context, { about, record }: Said["payload"]): Promise<string[]> {
  const people = await context.rows<{ id: string }>(
    sql`select c.author_id as id from {comment} c
      where c.record_id = ${record} and c.record_kind = ${about} and c.deleted_at is null
        and c.created_at > ${daysAgo(context, listensDays)}
      group by c.author_id order by max(c.created_at) desc limit ${mostListening}`,
  );
  return people.map(({ id }) => id);
}

/** Who said it, by name; null where it was taken back before anybody was told. */
async function authorOf(context: Context, commentId: string, { actorId }: Said): Promise<string | null> {
  const author = await firstRow<{ name: string }>(
    context,
    sql`select e.display_name as name from {comment} c join {employee} e on e.id = ${actorId}::uuid
      where c.id = ${commentId} and c.deleted_at is null`,
  );
  return author?.name ?? null;
}
