import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice, SettledNudge } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { initiativeEvents } from "./events.ts";
import { initiativePlaces } from "./initiative-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Who is given a task is told, and who wrote it down is told when it is done; nobody of what they did themselves. */
export const initiativeNotices = hears<readonly Notice[]>()(initiativeEvents, {
  "initiatives.created": (context, event) => tell(context, event, "became-owner", () => event.payload.ownerIds),
  "initiatives.owner-added": (context, event) =>
    tell(context, event, "became-owner", () => (event.payload.handedOver ? [] : event.payload.ownerIds)),
  "initiatives.completed": (context, event) => tell(context, event, "completed", (creatorId) => [creatorId]),
});

/** Nobody is called to mind what is done. */
export const initiativeSettles = hears<readonly SettledNudge[]>()(initiativeEvents, {
  "initiatives.completed": settle,
  "initiatives.deleted": settle,
});

async function settle(
  context: Context,
  { payload: { initiativeId } }: Heard<{ initiativeId: string }>,
): Promise<readonly SettledNudge[]> {
  const owners = await context.rows<{ id: string }>(
    sql`select employee_id as id from {initiative_person} where initiative_id = ${initiativeId} and owner_type = 'OWNER'`,
  );
  const link = initiativePlaces.task(initiativeId);
  return owners.map(({ id }) => ({ recipientId: id, kinds: ["due-soon"], link }));
}

async function tell(
  context: Context,
  event: Heard<{ initiativeId: string }>,
  kind: string,
  whom: (creatorId: string) => readonly string[],
): Promise<Notice[]> {
  const id = event.payload.initiativeId;
  const found = await firstRow<{ text: string; actor: string | null; creatorId: string; parentId: string | null }>(
    context,
    sql`select text, created_by as "creatorId", parent_id as "parentId", (select display_name from {employee}
      where id = ${event.actorId}::uuid) as actor
       from {initiative} where id = ${id} and deleted_at is null`,
  );
  if (!found?.actor) return [];
  const { actor, text } = found;
  return whom(found.creatorId)
    .filter((recipientId) => recipientId !== event.actorId)
    .map((recipientId) => ({
      recipientId,
      room: "initiatives",
      kind,
      params: { actor, title: text },
      link: initiativePlaces.task(id),
      about: { kind: "Initiative", id },
    }));
}
