import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import type { AskFacts } from "./hold.ts";

/** All that rules about a request may test: whoever asked. Who was asked sees what they were asked, not who else was. */
export type RequestFacts = { kind: "FeedbackRequest"; requesterId: string };

export async function requireRequestFacts(context: Context, id: string): Promise<RequestFacts> {
  const found = await firstRow<{ requesterId: string }>(
    context,
    sql`select requester_id as "requesterId" from {feedback_request} where id = ${id}`,
  );
  if (!found) throw notFound("FeedbackRequest");
  return { kind: "FeedbackRequest", ...found };
}

export async function requireAskFacts(context: Context, id: string): Promise<AskFacts> {
  const found = await firstRow<Omit<AskFacts, "kind">>(
    context,
    sql`select r.requester_id as "requesterId", a.provider_id as "providerId"
       from {feedback_ask} a join {feedback_request} r on r.id = a.request_id where a.id = ${id}`,
  );
  if (!found) throw notFound("FeedbackAsk");
  return { kind: "FeedbackAsk", ...found };
}
