import type { Context } from "#app/platform/context/context.ts";
import { beginningOf, isBeginning } from "../domain/beginnings.ts";

/** What can be begun with somebody in a room: where a LINK names it, and whose word it has. */
export type Beginning = { link: string; room: string; label: string };

/** What the rooms that the actor has let one begin with somebody. */
export function beginnings({ movesWith }: Pick<Context, "movesWith">): Beginning[] {
  return movesWith.flatMap(({ room, begins = [] }) =>
    begins.map(({ key, label }) => ({ link: beginningOf(room, key), room, label })),
  );
}

/**
 * Where a LINK leads; null where the actor does not have that room, and for others than whose step it is: what is begun with
 * the person is not begun by them.
 */
export function leadsTo(
  { movesWith }: Pick<Context, "movesWith">,
  link: string | null,
  { of: employeeId, mine, by }: { of: string; mine: boolean; by: string },
): { href: string; room: string | null; label: string } | null {
  if (!link) return null;
  if (!isBeginning(link)) return { href: link, room: null, label: "step.open-link" };
  for (const { room, begins = [] } of mine ? movesWith : [])
    for (const { key, label, href } of begins)
      if (beginningOf(room, key) === link)
        return {
          href: href(employeeId),
          ...(by === employeeId ? { room: null, label: "step.begin-own" } : { room, label }),
        };
  return null;
}
