import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { presentFor } from "../domain/presence.ts";
import { sql } from "#tenancy/sql.ts";

/** Somebody else who has the board open, and whose panel, by name; null where they look at the whole. */
export type Present = { id: string; name: string; photo?: string | null; at: string | null };

/** Who else looks at the board; of people the actor does not see there, it is not told who is looked at. */
export async function whoIsHere(
  context: Context,
  groupId: string,
  people: readonly { revieweeId: string; name: string }[],
): Promise<Present[]> {
  const since = new Date(context.clock.now().getTime() - presentFor);
  const rows = await context.rows<{ id: string; revieweeId: string | null }>(
    sql`select employee_id as id, reviewee_id as "revieweeId" from {calibration_presence}
      where group_id = ${groupId} and employee_id <> ${context.actor.employeeId} and seen_at > ${since} limit 50`,
  );
  const named = await peopleByIds(
    context,
    rows.map(({ id }) => id),
  );
  const names = new Map(people.map(({ revieweeId, name }) => [revieweeId, name]));
  return rows
    .flatMap(({ id, revieweeId }) => {
      const person = named.get(id);
      return person
        ? [{ id, name: person.name, photo: person.photo ?? null, at: names.get(revieweeId ?? "") ?? null }]
        : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
