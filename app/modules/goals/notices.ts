import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice, SettledNudge } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { metricEvents } from "#app/modules/metrics/index.ts";
import { goalEvents } from "./events.ts";
import { usingGoals } from "./queries/goals-in-use.ts";
import { metricNotices } from "./queries/metric-notices.ts";
import { sql } from "#tenancy/sql.ts";

type Concerned = { title: string; actor: string | null; ownerIds: string[] };

/** What the owners of a goal are told, whoever did it but themselves, where goals are in use for them. */
export const goalNotices = {
  ...hears<readonly Notice[]>()(metricEvents, { "goals.metric-recorded": metricNotices }),
  ...hears<readonly Notice[]>()(goalEvents, {
    "goals.checked-in": (context, event) => toOwners(context, event, "checked-in"),
    "goals.check-in-acknowledged": (context, event) => toOwners(context, event, "acknowledged"),
    "goals.closed": (context, event) => toOwners(context, event, "closed"),
    "goals.realigned": ofEachMoved,
    "goals.dependency-asked": (context, event) => toOwners(context, event, "dependency-asked"),
    "goals.dependency-answered": (context, event) =>
      toOwners(context, event, event.payload.answer === "CONFIRMED" ? "dependency-confirmed" : "dependency-refused"),
    "goals.dependency-withdrawn": (context, event) => toOwners(context, event, "dependency-withdrawn"),
    "goals.created": (context, event) => toOwners(context, event, "became-owner"),
    "goals.owner-added": (context, event) =>
      toOwners(context, event, "became-owner", event.payload.handedOver ? [] : event.payload.ownerIds),
  }),
};

type OfGoal = Heard<{ goalId: string }>;

/** Nobody is called to mind what is closed. */
export const goalSettles = hears<readonly SettledNudge[]>()(goalEvents, {
  "goals.closed": async (context, { payload: { goalId } }) => {
    const owners = await context.rows<{ id: string }>(
      sql`select employee_id as id from {goal_owner} where goal_id = ${goalId} and owner_type = 'OWNER'`,
    );
    return owners.map(({ id }) => ({ recipientId: id, kinds: ["due-soon"], link: `/app/goal/${goalId}` }));
  },
});

/** Owners of what moved, each in the words of their own goal. */
async function ofEachMoved(context: Context, event: Heard<{ goalId: string; movedIds: string[] }>): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const id of event.payload.movedIds)
    notices.push(...(await toOwners(context, event, "realigned", undefined, id)));
  return notices;
}

async function toOwners(
  context: Context,
  event: OfGoal,
  kind: string,
  only?: readonly string[],
  goalId = event.payload.goalId,
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
    about: { kind: "Goal", id: goalId },
  }));
}
