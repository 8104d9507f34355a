import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice, RecordedEvent } from "#app/platform/contributions/room.ts";
import { initiativePlaces } from "./initiative-places.ts";
import { sql } from "#tenancy/sql.ts";

/** Who is given a task is told, and who wrote it down is told when it is done; nobody of what they did themselves. */
export const initiativeNotices: Readonly<
  Record<string, (context: Context, event: RecordedEvent) => Promise<readonly Notice[]>>
> = {
  "initiatives.created": (context, event) => tell(context, event, "became-owner", () => namedIn(event)),
  "initiatives.owner-added": (context, event) => tell(context, event, "became-owner", () => namedIn(event)),
  "initiatives.completed": (context, event) => tell(context, event, "completed", (creatorId) => [creatorId]),
};

async function tell(
  context: Context,
  event: RecordedEvent,
  kind: string,
  whom: (creatorId: string) => readonly string[],
): Promise<Notice[]> {
  const id = String(event.payload["initiativeId"]);
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
    }));
}

function namedIn({ payload }: RecordedEvent): readonly string[] {
  const ids = payload["ownerIds"];
  return Array.isArray(ids) ? ids.map(String) : [];
}
