import { z } from "zod";
import { searchInput } from "#app/platform/http/paging.ts";
import type { Context } from "#app/platform/context/context.ts";
import { keysetPage, takePage, type Paged } from "#app/platform/lists/keyset.ts";
import type { AskState } from "../domain/ask.ts";
import type { Visibility } from "../domain/visibility.ts";
import type { FeedbackPerson } from "./feedback-row.ts";
import { allOf, instant, sql, type Sql } from "#tenancy/sql.ts";
import { exactly, holds } from "#tenancy/text-search.ts";

export const requestSides = ["asked", "mine"] as const;

export const requestListInput = z.object({
  side: z
    .enum(requestSides)
    .catch("asked")
    .default("asked")
    .describe("`asked` for what the caller was asked, `mine` for what they asked."),
  state: z
    .enum(["OPEN", "CLOSED", "ARCHIVED"])
    .catch("OPEN")
    .default("OPEN")
    .describe("OPEN while something is to be done, CLOSED afterwards; ARCHIVED for requests of one's own put away."),
  text: searchInput("Words looked for in the question and in names."),
});
export type RequestListInput = z.output<typeof requestListInput>;

/** A request in a list: one that somebody was asked (`ask`), or one of their own with all who were asked. */
export type RequestRow = {
  id: string;
  requestId: string;
  question: string;
  requester: FeedbackPerson;
  receiver: FeedbackPerson;
  dueOn: string | null;
  createdAt: string;
  visibility: Visibility;
  archived: boolean;
  /** How it stands with the actor; null where it is their own request. */
  state: AskState | null;
  /** Of their own: how many were asked, and how many have answered. */
  asked: number;
  answered: number;
  open: number;
};
export type RequestCounts = { asked: number; mine: number };
export type RequestList = Paged<RequestRow & { cursorKey: string }> & { counts: RequestCounts };

type Place = { after?: string | undefined; before?: string | undefined; limit?: number };
export const requestPageSize = 20;

const person = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.display_name`)}, 'photo',
    ${sql.ref(`${alias}.photo_key`)})`;
const isOpen = (alias: string) => sql`${sql.ref(`${alias}.state`)} in ('ASKED', 'ACCEPTED')`;
const asks = (condition: Sql) =>
  sql`(select count(*)::int from {feedback_ask} each_ask where each_ask.request_id = r.id and ${condition})`;

const columns = sql`r.id as "requestId", r.question, ${person("requester")} as requester,
  ${person("receiver")} as receiver, r.due_on::text as "dueOn",
  ${instant(sql`r.created_at`)} as "createdAt", r.visibility, r.archived_at is not null as archived`;
const tables = sql`{feedback_request} r join {employee} requester on requester.id = r.requester_id
  join {employee} receiver on receiver.id = r.receiver_id`;

/** One page of requests, the newest first. */
export async function listRequests(
  context: Context,
  input: RequestListInput,
  { limit = requestPageSize, ...place }: Place = {},
): Promise<RequestList> {
  const asked = input.side === "asked";
  const id = asked ? sql`a.id` : sql`r.id`;
  const page = keysetPage({ expression: sql`r.created_at`, type: "timestamptz" }, id, { ...place, descending: true });
  const where = allOf([...conditionsOf(context, input), page.where]);
  const rows = await context.rows<RequestRow & { cursorKey: string }>(
    asked
      ? sql`select a.id, ${columns}, a.state, 0 as asked, 0 as answered, 0 as open, ${page.column}
           from {feedback_ask} a join ${tables} on r.id = a.request_id where ${where} order by ${page.orderBy} limit ${limit + 1}`
      : sql`select r.id, ${columns}, null as state, ${asks(sql`true`)} as asked,
        ${asks(sql`each_ask.state = 'ANSWERED'`)} as answered,
            ${asks(isOpen("each_ask"))} as open, ${page.column} from ${tables} where ${where} order by
              ${page.orderBy} limit ${limit + 1}`,
  );
  return { ...takePage(page, rows, limit), counts: await countOpen(context) };
}

function conditionsOf({ actor }: Context, { side, state, text }: RequestListInput): Sql[] {
  const me = actor.employeeId;
  const all = sql`concat_ws(' ', r.question, requester.display_name, receiver.display_name)`;
  const words = text ? [holds(all, exactly(text))] : [];
  if (side === "asked")
    return [sql`a.provider_id = ${me}::uuid`, state === "OPEN" ? isOpen("a") : sql`not ${isOpen("a")}`, ...words];
  const someOpen = sql`${asks(isOpen("each_ask"))} > 0`;
  const standing =
    state === "ARCHIVED"
      ? sql`r.archived_at is not null`
      : sql`r.archived_at is null and ${state === "OPEN" ? someOpen : sql`not ${someOpen}`}`;
  return [sql`r.requester_id = ${me}::uuid`, standing, ...words];
}

/** How much is open on either side. */
async function countOpen({ actor, rows }: Context): Promise<RequestCounts> {
  const me = actor.employeeId;
  const [counts] = await rows<RequestCounts>(
    sql`select (select count(*)::int from {feedback_ask} a where a.provider_id = ${me}::uuid and ${isOpen("a")}) as asked,
      (select count(*)::int from {feedback_request} r where r.requester_id = ${me}::uuid and r.archived_at is null
        and ${asks(isOpen("each_ask"))} > 0) as mine`,
  );
  return counts!;
}
