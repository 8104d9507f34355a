import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice, RecordedEvent } from "#app/platform/contributions/room.ts";
import { usingGoals } from "./queries/goals-in-use.ts";
import { metricNotices } from "./queries/metric-notices.ts";
import { sql } from "#tenancy/sql.ts";

type Concerned = { title: string; actor: string | null; ownerIds: string[] };

/** What the owners of a goal are told, whoever did it but themselves, where goals are in use for them. */
export const goalNotices: Readonly<
  Record<string, (context: Context, event: RecordedEvent) => Promise<readonly Notice[]>>
> = {
  "goals.checked-in": (context, event) => toOwners(context, event, "checked-in"),
  "goals.check-in-acknowledged": (context, event) => toOwners(context, event, "acknowledged"),
  "goals.closed": (context, event) => toOwners(context, event, "closed"),
  "goals.realigned": ofEachMoved,
  "goals.dependency-asked": (context, event) => toOwners(context, event, "dependency-asked"),
  "goals.dependency-answered": (context, event) =>
    toOwners(context, event, event.payload["answer"] === "CONFIRMED" ? "dependency-confirmed" : "dependency-refused"),
  "goals.dependency-withdrawn": (context, event) => toOwners(context, event, "dependency-withdrawn"),
  "goals.created": (context, event) => toOwners(context, event, "became-owner"),
  "goals.metric-recorded": metricNotices,
  "goals.owner-added": (context, event) => toOwners(context, event, "became-owner", namedIn(event)),
};

/** Owners of what moved, each in the words of their own goal. */
async function ofEachMoved(context: Context, event: RecordedEvent): Promise<Notice[]> {
  const ids = event.payload["movedIds"];
  const notices: Notice[] = [];
  for (const id of Array.isArray(ids) ? ids.map(String) : [])
    notices.push(...(await toOwners(context, event, "realigned", undefined, id)));
  return notices;
}

async function toOwners(
  context: Context,
  event: RecordedEvent,
  kind: string,
  only?: readonly string[],
  goalId = String(event.payload["goalId"]),
): Promise<Notice[]> {
  const concerned = await firstRow<Concerned>(
    context,
    sql`select g.title, (select display_name from {employee} where id = ${event.actorId}::uuid) as actor,
            array(select employee_id from {goal_owner} where goal_id = g.id and owner_type = 'OWNER') as "ownerIds"
       from {goal} g where g.id = ${goalId}::uuid and g.deleted_at is null`,
  );
  if (!concerned?.actor) return [];
  const { title, actor, ownerIds } = concerned;
  const told = ownerIds.filter((id) => id !== event.actorId && (!only || only.includes(id)));
  return [...(await usingGoals(context, told))].map((recipientId) => ({
    recipientId,
    room: "goals",
    kind,
    params: { actor, title },
    link: `/app/goal/${goalId}`,
  }));
}

function namedIn({ payload }: RecordedEvent): readonly string[] {
  const ids = payload["ownerIds"];
  return Array.isArray(ids) ? ids.map(String) : [];
}
