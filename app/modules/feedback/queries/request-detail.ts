import { goalsInBrief, type GoalBrief } from "#app/modules/goals/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { requireAskFacts, requireRequestFacts } from "../data/request-facts.ts";
import { managerOf } from "../data/receivers.ts";
import { feedbackAllowing } from "../data/feedback-rules-sql.ts";
import type { AskState } from "../domain/ask.ts";
import type { Visibility } from "../domain/visibility.ts";
import type { FeedbackPerson } from "./feedback-row.ts";
import { namedReaders, type NamedReaders } from "./readers.ts";
import { instant, sql } from "#tenancy/sql.ts";

type Request = {
  requestId: string;
  question: string;
  visibility: Visibility;
  dueOn: string | null;
  createdAt: string;
  goalId: string | null;
  requester: FeedbackPerson;
  receiver: FeedbackPerson;
};

/** What one person was asked, as they see it: never who else was. */
export type AskDetail = {
  ask: { id: string; state: AskState };
  request: Request;
  /** Who will read the answer. */
  readers: NamedReaders;
  goal: GoalBrief | null;
  /** Their answer, once it is given. */
  feedbackId: string | null;
  timeZone: string;
  language: string;
};

/** One who was asked, as whoever asked sees them. */
export type AskedPerson = {
  id: string;
  person: FeedbackPerson | null;
  /** Somebody outside the company. */
  name: string;
  email: string | null;
  state: AskState;
  reason: string | null;
  remindedLately: boolean;
  /** The answer, where it still stands. */
  feedbackId: string | null;
};

export type RequestDetail = {
  request: Request & { archived: boolean };
  asked: AskedPerson[];
  readers: NamedReaders;
  goal: GoalBrief | null;
  timeZone: string;
};

const person = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.display_name`)}, 'photo',
    ${sql.ref(`${alias}.photo_key`)})`;
const columns = sql`r.id as "requestId", r.question, r.visibility, r.due_on::text as "dueOn",
  ${instant(sql`r.created_at`)} as "createdAt", r.goal_id as "goalId",
  ${person("requester")} as requester, ${person("receiver")} as receiver`;
const tables = sql`{feedback_request} r join {employee} requester on requester.id = r.requester_id
  join {employee} receiver on receiver.id = r.receiver_id`;

/** What somebody was asked; 404 for everybody else. */
export async function askDetail(context: Context, askId: string): Promise<AskDetail> {
  const facts = await requireAskFacts(context, askId);
  await authorize(context, "view", facts);
  // Whoever asked has a panel of their own, with all who were asked.
  if (facts.providerId !== context.actor.employeeId) throw notFound("FeedbackAsk");
  const found = await firstRow<Request & { state: AskState; feedbackId: string | null }>(
    context,
    sql`select ${columns}, a.state, (select f.id from {feedback} f where f.ask_id = a.id and f.deleted_at is null) as "feedbackId"
       from {feedback_ask} a join ${tables} on r.id = a.request_id where a.id = ${askId}`,
  );
  if (!found) throw notFound("FeedbackAsk");
  const { state, feedbackId, ...request } = found;
  return {
    ask: { id: askId, state },
    request,
    feedbackId,
    readers: await readersOfAnswer(context, request, context.actor.employeeId),
    goal: await goalOf(context, request),
    timeZone: context.actor.timeZone,
    language: context.actor.language,
  };
}

/** A request of one's own with everybody who was asked; 404 for everybody else. */
export async function requestDetail(context: Context, requestId: string): Promise<RequestDetail> {
  await authorize(context, "view", await requireRequestFacts(context, requestId));
  const found = await firstRow<Request & { archived: boolean }>(
    context,
    sql`select ${columns}, r.archived_at is not null as archived from ${tables} where r.id = ${requestId}`,
  );
  if (!found) throw notFound("FeedbackRequest");
  return {
    request: found,
    asked: await askedPeople(context, requestId),
    readers: await readersOfAnswer(context, found, null),
    goal: await goalOf(context, found),
    timeZone: context.actor.timeZone,
  };
}

async function askedPeople(context: Context, requestId: string): Promise<AskedPerson[]> {
  const readable = await feedbackAllowing(context, "view");
  const dayAgo = daysAgo(context, 1);
  return context.rows<AskedPerson>(
    sql`select a.id, case when p.id is null then null else ${person("p")} end as person, coalesce(p.display_name,
      a.provider_name) as name,
            a.provider_email::text as email, a.state, a.reason, coalesce(a.reminded_at > ${dayAgo}, false) as "remindedLately",
            (select f.id from {feedback} f where f.ask_id = a.id and f.deleted_at is null and ${readable}) as "feedbackId"
       from {feedback_ask} a left join {employee} p on p.id = a.provider_id where a.request_id = ${requestId}
      order by a.state = 'ANSWERED' desc, name, a.id`,
  );
}

async function readersOfAnswer(context: Context, request: Request, authorId: string | null): Promise<NamedReaders> {
  return namedReaders(context, {
    visibility: request.visibility,
    authorId,
    receiverId: request.receiver.id,
    managerId: await managerOf(context, request.receiver.id, context.today()),
    requesterId: request.requester.id,
  });
}

async function goalOf(context: Context, { goalId }: Request): Promise<GoalBrief | null> {
  return goalId ? ((await goalsInBrief(context, [goalId])).get(goalId) ?? null) : null;
}
