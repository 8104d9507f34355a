import { commentCount } from "#app/modules/comments/index.ts";
import { tagsOf, type TagColour } from "#app/modules/tags/index.ts";
import type { Mention } from "#app/modules/comments/domain.ts";
import { praisedCompetencies, type CompetencyToPraise } from "#app/modules/feedback/index.ts";
import { goalsInBrief } from "#app/modules/goals/index.ts";
import type { Ability } from "#app/platform/ability/ability.ts";
import type { Context } from "#app/platform/context/context.ts";
import { attachmentsOn, type AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import type { FeedPostFacts } from "../data/feed-facts.ts";
import type { Audience } from "../domain/audience.ts";
import type { AnyKind, Card } from "../domain/post.ts";
import { gifOfPost } from "./gifs.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

type Person = { id: string; name: string; photo?: string | null };

/** What one may do with a post, and why not: a key of the room's `reasons`. */
export type PostAct = { may: boolean; reason: string | null };
export type PostActs = Readonly<Record<"react" | "applaud" | "edit" | "delete" | "report", PostAct>>;

/** What a card tells of, as its reader may know it. */
export type CardView =
  { type: "ANNIVERSARY"; person: Person; years: number } | { type: "GOAL"; goal: { id: string; title: string } };

export type PostView = {
  id: string;
  kind: AnyKind;
  audience: Audience;
  author: Person | null;
  body: string;
  /** The company's: what amounts are of that name none. */
  currency: string;
  card: CardView | null;
  mentions: Mention[];
  /** The hashtags of the text by name, each with its page. */
  hashtags: { id: string; name: string }[];
  pictures: AttachmentView[];
  /** One that ships with the product, by its name, or the id of one of the company. */
  gif: string | null;
  /** The company's GIF that it carries; null where it was deleted. */
  ownGif: { file: string; name: string; width: number; height: number } | null;
  tags: { id: string; name: string; color: TagColour }[];
  /** What praise is for, where it names a competency that is in use. */
  competency: CompetencyToPraise | null;
  /** What the page says of itself that the text links to first. */
  link: { url: string; title: string; description: string | null } | null;
  /** How many said what, and whether the reader did. */
  reactions: { kind: string; count: number; mine: boolean }[];
  commentCount: number;
  postedAt: string;
  edited: boolean;
  version: number;
  acts: PostActs;
};

export type PostRow = Omit<PostView, "card" | "acts" | "competency"> & {
  card: Card | null;
  cardPerson: Person | null;
  reported: boolean;
  /** Among those it is for; a moderator sees what was reported without being one of them. */
  reads: boolean;
};

/** The columns of a `PostRow`, of a post called `p`; `me` is who reads. */
export function postColumns(me: string): Sql {
  return sql`p.id, p.kind, p.audience, p.body, (select o.currency from {organization} o) as currency, p.card, p.version,
    p.edited_at is not null as edited,
    ${instant(sql`p.posted_at`)} as "postedAt",
  (select jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) from {employee} e
    where e.id = p.author_id) as author,
  (select jsonb_build_object('id', e.id, 'name', e.display_name) from {employee} e
    where e.id = (p.card ->> 'employeeId')::uuid) as "cardPerson",
  (select coalesce(jsonb_agg(jsonb_build_object('id', m.employee_id, 'name', m.name) order by m.position), '[]')
    from {feed_mention} m where m.post_id = p.id) as mentions,
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
    from {feed_post_hashtag} h join {feed_hashtag} t on t.id = h.hashtag_id where h.post_id = p.id) as hashtags,
  (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'count', s.count, 'mine', s.mine) order by s.kind), '[]')
     from (select kind, count(*)::int as count, bool_or(employee_id = ${me}) as mine from {feed_reaction}
       where post_id = p.id group by kind) s) as reactions,
  p.gif, ${gifOfPost} as "ownGif", ${tagsOf(sql`{feed_post_tag}`, sql`post_id`, sql`p.id`)} as tags,
  (select jsonb_build_object('url', l.url, 'title', l.title, 'description', l.description) from {feed_link} l
    where l.post_id = p.id and l.state = 'SHOWN' order by l.position limit 1) as link,
  ${attachmentsOn("FeedPost", sql`p.id`)} as pictures, ${commentCount("FeedPost", sql`p.id`)} as "commentCount",
  exists (select from {feed_report} r where r.post_id = p.id and r.decided_at is null) as reported,
  (p.audience = 'ORGANIZATION' or exists (select from {feed_post_reader} r where r.post_id = p.id
    and r.employee_id = ${me})) as reads`;
}

/** The posts as their reader sees them; a card on a goal that they may not see is not there. */
export async function viewsOf(context: Context, rows: readonly PostRow[]): Promise<PostView[]> {
  const goalIds = rows.flatMap(({ card }) => (card?.type === "GOAL" ? [card.goalId] : []));
  const goals = await goalsInBrief(context, goalIds);
  const praised = await praisedCompetencies(
    context,
    rows.flatMap(({ id, kind }) => (kind === "KUDOS" ? [id] : [])),
  );
  const ability = await context.ability();
  return rows.flatMap<PostView>(({ card, cardPerson, reported, reads, ...facts }) => {
    const row = { ...facts, competency: praised.get(facts.id) ?? null };
    const acts = actsOn(ability, context.actor.employeeId, { ...row, reported, reads });
    if (card === null) return [{ ...row, card: null, acts }];
    if (card.type === "ANNIVERSARY")
      return cardPerson
        ? [{ ...row, card: { type: "ANNIVERSARY" as const, person: cardPerson, years: card.years }, acts }]
        : [];
    const goal = goals.get(card.goalId);
    return goal ? [{ ...row, card: { type: "GOAL" as const, goal: { id: goal.id, title: goal.title } }, acts }] : [];
  });
}

type Judged = Pick<PostRow, "kind" | "audience" | "author" | "reported" | "reads">;

/** Decided by the rules of the use-cases; among the readers only who asks matters. */
function actsOn(ability: Ability, me: string, { kind, audience, author, reported, reads }: Judged): PostActs {
  const facts: FeedPostFacts = {
    kind: "FeedPost",
    postKind: kind,
    audience,
    authorId: author?.id ?? null,
    readerIds: reads && audience !== "ORGANIZATION" ? [me] : [],
    reported,
  };
  const act = (action: string, reason: string): PostAct => {
    const may = ability.decide(action, facts).allowed;
    return { may, reason: may ? null : reason };
  };
  const own = author?.id === me;
  return {
    react: act("react", "not-yours"),
    applaud: act("applaud", own ? "own-post" : "not-yours"),
    edit: act("edit", kind === "CARD" ? "card" : "not-yours"),
    delete: act("delete", kind === "CARD" ? "card" : "not-yours"),
    report: act("report", own ? "own-post" : "not-yours"),
  };
}
