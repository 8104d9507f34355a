import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { liveReportingLine, idsByName, reportsOf } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { keysetPage, takePage, type Paged } from "#app/platform/lists/keyset.ts";
import { feedbackAllowing } from "../data/feedback-rules-sql.ts";
import { sentiments, type Sentiment } from "../domain/sentiment.ts";
import { feedbackScopes, type FeedbackScope } from "../feedback-places.ts";
import { feedbackColumns, feedbackTables, isArchived, type FeedbackRow } from "./feedback-row.ts";
import { allOf, anyOf, sql, type Sql } from "#tenancy/sql.ts";
import { beginsWord, exactly, plainHolds, wordsOf, type Sought } from "#tenancy/text-search.ts";

/** What narrows a list; an empty value, as an untouched form field sends it, narrows nothing. */
export const feedbackFilters = z.object({
  text: searchInput("Words looked for in what was said and in names."),
  sentiment: optionalInput(z.enum(sentiments)).describe("Praise, advice, or neither."),
  person: optionalInput(z.guid()).describe("Only what this employee gave or was given."),
  receiver: optionalInput(z.guid()).describe("Only what this employee was given."),
  shelf: optionalInput(z.enum(["archived"])).describe(
    "`archived` for what the caller has archived, which is left out otherwise.",
  ),
});
export type FeedbackFilters = z.output<typeof feedbackFilters>;

export const feedbackListInput = feedbackFilters.extend({
  scope: z
    .enum(feedbackScopes)
    .default("received")
    .describe(
      "Whose: `received`, `given`, `notes`, `praise` of the company, `direct-reports`, `all-reports`, or `company` for all one may read.",
    ),
});
export type FeedbackListInput = z.output<typeof feedbackListInput>;

export type FeedbackCounts = Readonly<Record<Sentiment | "total" | "archived", number>>;
export type FeedbackList = Paged<FeedbackRow & { cursorKey: string }> & { counts: FeedbackCounts };

export const feedbackPageSize = 20;
type Place = { after?: string | undefined; before?: string | undefined; limit?: number };
type Plain = Sought["plain"];

/** One page of the feedback the actor may read, with how much there is: two statements for any number of rows. */
export async function listFeedback(context: Context, input: FeedbackListInput, place?: Place): Promise<FeedbackList> {
  return { ...(await findFeedback(context, input, place)), counts: await countFeedback(context, input) };
}

/** One page of the feedback the actor may read, the newest first. */
export async function findFeedback(
  context: Context,
  input: FeedbackListInput,
  { limit = feedbackPageSize, plain, ...place }: Place & { plain?: Plain } = {},
): Promise<Paged<FeedbackRow & { cursorKey: string }>> {
  const page = keysetPage({ expression: sql`f.created_at`, type: "timestamptz" }, sql`f.id`, {
    ...place,
    descending: true,
  });
  const shown = allOf([
    ...(await conditionsOf(context, input, plain)),
    ...sentimentCondition(input),
    shelfCondition(context, input),
    page.where,
  ]);
  const rows = await context.rows<FeedbackRow & { cursorKey: string }>(
    sql`with recursive ${prelude(context, input, plain)} select ${feedbackColumns(context)}, ${page.column} from ${feedbackTables} where
      ${shown} order by ${page.orderBy} limit ${limit + 1}`,
  );
  return takePage(page, rows, limit);
}

/** How many there are of each kind, whatever kind is chosen. */
export async function countFeedback(context: Context, input: FeedbackListInput): Promise<FeedbackCounts> {
  const where = allOf(await conditionsOf(context, input));
  const by = sentiments.map(
    (one) => sql`count(*) filter (where not archived and sentiment = ${sql.lit(one)})::int as ${sql.ref(one)}`,
  );
  const [counts] = await context.rows<FeedbackCounts>(
    sql`with recursive ${prelude(context, input)} select count(*) filter (where not archived)::int as total, count(*)
      filter (where archived)::int as archived, ${sql.join(by)}
       from (select f.sentiment, ${isArchived(context.actor.employeeId)} as archived
         from ${feedbackTables} where ${where}) counted`,
  );
  return counts!;
}

/** Who is below the actor, and by word whom it names: worked out once, whether they gave or were given it. */
function prelude({ actor, today }: Context, { text }: FeedbackListInput, plain?: Plain): Sql {
  const named = wordsOf(text).map(
    (word, place) => sql`${namedBy(place)} as materialized (${idsByName({ ...exactly(word), plain })})`,
  );
  return sql.join([reportsOf(actor.employeeId, today()), ...named]);
}

const namedBy = (place: number) => sql.ref(`named_${place}`);

/** Everything but the kind and the shelf: whose, what narrows it, and what the actor may read. */
async function conditionsOf(context: Context, input: FeedbackListInput, plain?: Plain): Promise<Sql[]> {
  const { text, person, receiver } = input;
  return [
    sql`f.deleted_at is null`,
    scopeCondition(context, input.scope),
    await feedbackAllowing(context, "view"),
    ...wordsOf(text).map((word, place) => saidOrNamed({ ...exactly(word), plain }, place)),
    ...(receiver ? [sql`f.receiver_id = ${receiver}`] : []),
    ...(person ? [sql`(f.author_id = ${person} or f.receiver_id = ${person})`] : []),
  ];
}

/**
 * A word stands in what was said, or in a name of who gave or was given it. Each of the three conditions has an index, which
 * helps where a word names a few; one or two letters begin the names of thousands, whom each row is looked up among at once.
 */
function saidOrNamed(sought: Sought, place: number): Sql {
  const ids = sql`(select id from ${namedBy(place)})`;
  const named = beginsWord(sought.text) ? sql`in ${ids}` : sql`= any(array${ids})`;
  return anyOf([plainHolds(sql`f.plain_words`, sought), sql`f.author_id ${named}`, sql`f.receiver_id ${named}`]);
}

const sentimentCondition = ({ sentiment }: FeedbackListInput): Sql[] =>
  sentiment ? [sql`f.sentiment = ${sentiment}`] : [];

function shelfCondition({ actor }: Context, { shelf }: FeedbackListInput): Sql {
  const archived = isArchived(actor.employeeId);
  return shelf === "archived" ? archived : sql`not ${archived}`;
}

/** Whose feedback a list is about; what the actor may read of it is asked besides. */
function scopeCondition({ actor, today }: Context, scope: FeedbackScope): Sql {
  const me = actor.employeeId;
  if (scope === "received") return sql`f.receiver_id = ${me}::uuid and f.author_id is distinct from ${me}::uuid`;
  if (scope === "given") return sql`f.author_id = ${me}::uuid and f.visibility <> 'NONE'`;
  if (scope === "notes") return sql`f.author_id = ${me}::uuid and f.visibility = 'NONE'`;
  if (scope === "praise") return sql`f.visibility = 'PUBLIC' and f.sentiment = 'APPRECIATIVE'`;
  if (scope === "company") return sql`true`;
  const team =
    scope === "all-reports"
      ? sql`select employee_id from below`
      : sql`select a.employee_id from {assignment} a where a.manager_id = ${me} and ${liveReportingLine(today())}`;
  return sql`f.visibility <> 'NONE' and f.receiver_id in (${team})`;
}
