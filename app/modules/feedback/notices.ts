import { toldBy } from "#app/platform/company/company-told.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice, SettledNudge } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { mayRead, type Parties } from "./domain/visibility.ts";
import { feedbackEvents } from "./events.ts";
import { feedbackPlaces } from "./feedback-places.ts";
import { sql } from "#tenancy/sql.ts";

type Given = Heard<{ feedbackId: string }>;
type Asked = Heard<{ askId: string }>;

/**
 * Whom an event concerns. Nobody is told of a feedback that they may not read at the moment the notice is made, and no
 * notice holds a word of what was written.
 */
export const feedbackNotices = hears<readonly Notice[]>()(feedbackEvents, {
  "feedback.shared": ofFeedback(({ receiverId, managerId }) => [
    { to: receiverId, kind: "shared" },
    { to: managerId, kind: "shared-with-manager" },
  ]),
  "feedback.request-answered": ofFeedback(({ requesterId, receiverId, managerId }) => [
    { to: requesterId, kind: "answered" },
    { to: receiverId, kind: "shared" },
    { to: managerId, kind: "shared-with-manager" },
  ]),
  "feedback.thanked": ofFeedback(({ authorId }) => [{ to: authorId, kind: "thanked" }]),
  "feedback.change-noted": ofFeedback(({ authorId }) => [{ to: authorId, kind: "change-noted" }]),
  "feedback.requested": async (context, event) =>
    (await Promise.all(event.payload.askIds.map((id) => ofAsk(context, event, id, "requested", "provider")))).flat(),
  "feedback.request-reminded": (context, event) => ofAsk(context, event, event.payload.askId, "reminded", "provider"),
  "feedback.request-cancelled": (context, event) => ofAsk(context, event, event.payload.askId, "cancelled", "provider"),
  "feedback.request-accepted": (context, event) => ofAsk(context, event, event.payload.askId, "accepted", "requester"),
  "feedback.request-declined": (context, event) => ofAsk(context, event, event.payload.askId, "declined", "requester"),
});

type Told = { to: string | null; kind: string };
type Found = Parties & { actor: string | null; receiver: string | null };

function ofFeedback(
  whom: (parties: Parties) => readonly Told[],
): (context: Context, event: Given) => Promise<Notice[]> {
  return async (context, event) => {
    const id = event.payload.feedbackId;
    const found = await firstRow<Found>(
      context,
      sql`select f.visibility, f.author_id as "authorId", f.receiver_id as "receiverId", f.manager_id as "managerId",
        f.requester_id as "requesterId",
              coalesce((select display_name from {employee} where id = ${event.actorId}::uuid), f.author_name) as actor,
                e.display_name as receiver
         from {feedback} f left join {employee} e on e.id = f.receiver_id where f.id = ${id} and f.deleted_at is null`,
    );
    if (!found?.actor) return [];
    const { actor, receiver } = found;
    const told = new Set<string | null>([event.actorId, null]);
    return whom(found).flatMap(({ to, kind }) => {
      if (to === null || told.has(to) || !mayRead(found, to)) return [];
      told.add(to);
      // What everybody reads is no news to a manager in their own inbox.
      if (kind === "shared-with-manager" && found.visibility === "PUBLIC") return [];
      const params = { actor, receiver: receiver ?? "" };
      const about = { kind: "Feedback", id };
      return [{ recipientId: to, room: "feedback", kind, params, link: feedbackPlaces.feedback(id), about }];
    });
  };
}

const askedOf = ["requested", "requested-own", "reminded", "reminded-own"];

/** Who was asked owes it no more: they answered or declined, or it was taken back. */
export const feedbackSettles = hears<readonly SettledNudge[]>()(feedbackEvents, {
  "feedback.request-answered": settled,
  "feedback.request-declined": settled,
  "feedback.request-cancelled": settled,
});

async function settled(context: Context, { payload: { askId } }: Asked): Promise<readonly SettledNudge[]> {
  const found = await firstRow<{ providerId: string | null }>(
    context,
    sql`select provider_id as "providerId" from {feedback_ask} where id = ${askId}`,
  );
  const recipientId = found?.providerId;
  return recipientId ? [{ recipientId, kinds: askedOf, link: feedbackPlaces.ask(askId) }] : [];
}

/** Kinds with words of their own for who asks about themselves. */
const ofOwn = ["requested", "reminded", "cancelled"];

async function ofAsk(
  context: Context,
  event: Pick<Asked, "actorId">,
  askId: string,
  kind: string,
  whom: "provider" | "requester",
): Promise<Notice[]> {
  const found = await firstRow<{
    state: string;
    requestId: string;
    requesterId: string;
    providerId: string | null;
    receiverId: string;
    requester: string;
    provider: string;
    receiver: string;
    dueOn: string | null;
    language: string;
  }>(
    context,
    sql`select a.state, r.id as "requestId", r.requester_id as "requesterId",
      r.receiver_id as "receiverId", a.provider_id as "providerId",
      q.display_name as requester,
            coalesce(p.display_name, a.provider_name) as provider, e.display_name as receiver,
            r.due_on::text as "dueOn", coalesce(p.language, o.language) as language
       from {feedback_ask} a join {feedback_request} r on r.id = a.request_id join {employee} q on q.id = r.requester_id
       join {employee} e on e.id = r.receiver_id cross join {organization} o left join {employee} p on p.id = a.provider_id where a.id = ${askId}`,
  );
  if (!found) return [];
  // A reminder of what was answered meanwhile would be wrong.
  if (kind !== "cancelled" && whom === "provider" && !["ASKED", "ACCEPTED"].includes(found.state)) return [];
  const recipientId = whom === "provider" ? found.providerId : found.requesterId;
  if (recipientId === null || recipientId === event.actorId) return [];
  // Who asks about their own work is not named twice.
  const own = whom === "provider" && found.requesterId === found.receiverId && ofOwn.includes(kind);
  return [
    {
      recipientId,
      room: "feedback",
      kind: own ? `${kind}-own` : kind,
      params: {
        ...{ actor: whom === "provider" ? found.requester : found.provider, receiver: found.receiver },
        ...(whom === "provider" && untilWhen(context, found)),
      },
      link: whom === "provider" ? feedbackPlaces.ask(askId) : feedbackPlaces.request(found.requestId),
    },
  ];
}

/** The last day, as who is asked reads it; nothing where there is none, or it has passed. */
function untilWhen(
  context: Context,
  { dueOn, language }: { dueOn: string | null; language: string },
): Record<string, string> {
  if (dueOn === null || dueOn < context.today()) return {};
  return { due: createFormat(language, "UTC", toldBy(context.tenant)).date(dueOn) };
}
