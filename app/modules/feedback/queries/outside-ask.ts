import { firstRow } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import {
  lookThroughLink,
  openedBy,
  type OpensLink,
  type OutsideLink,
} from "#app/platform/outside-links/outside-link.ts";
import type { Visibility } from "../domain/visibility.ts";
import { sql } from "#tenancy/sql.ts";

/** What somebody outside was asked, by their link. */
export type OutsideAsk = {
  askId: string;
  name: string;
  question: string;
  visibility: Visibility;
  receiverId: string;
  receiver: string;
  requesterId: string;
  requester: string;
  /** Who manages the receiver has a part in who reads it; their name is not told outside. */
  goalId: string | null;
  timeZone: string;
};

/** What a link opens while it stands and the company uses feedback. */
export const openAsk: OpensLink<OutsideAsk> = (context, token, { held = false } = {}) =>
  firstRow<OutsideAsk>(
    context,
    sql`select a.id as "askId", a.provider_name as name, r.question, r.visibility, r.receiver_id as "receiverId",
      e.display_name as receiver,
            r.requester_id as "requesterId", q.display_name as requester, r.goal_id as "goalId", o.time_zone as "timeZone"
       from {feedback_ask} a join {feedback_request} r on r.id = a.request_id join {employee} e on e.id = r.receiver_id
       join {employee} q on q.id = r.requester_id cross join {organization} o
      where ${openedBy(token, sql`a`, context)} and a.state in ('ASKED', 'ACCEPTED')
        and 'FEEDBACK' = any(o.enabled_features)${held ? sql` for update of a` : sql``}`,
  );

type OutsidePage = Pick<OutsideAsk, "name" | "question" | "visibility" | "receiver" | "requester"> & {
  company: string;
  aboutRequester: boolean;
};

/** The page of a link; null where it opens nothing any more. */
export function outsidePage(
  scope: Pick<RequestScope, "database" | "clock">,
  link: OutsideLink,
): Promise<OutsidePage | null> {
  return lookThroughLink(scope, link, openAsk, (ask, { tenant }) => {
    const { name, question, visibility, receiver, requester } = ask;
    const aboutRequester = ask.receiverId === ask.requesterId;
    return { name, question, visibility, receiver, requester, company: tenant.name, aboutRequester };
  });
}
