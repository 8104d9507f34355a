import type { Context } from "#app/platform/context/context.ts";
import { recordEvents } from "#app/platform/events/record-events.ts";
import type { Raised } from "./store-latching.ts";

const atOnce = 5000;

/** An event that was stored or taken back, whose it is, and the day of its shift. */
export type ToldOf = { id: string; employeeId: string; day: string };

/**
 * Announces what was done to events: one of a person by itself, several of a person as one, so that a file with a year of
 * shifts tells each person once.
 */
export async function tellSeveral(
  context: Context,
  of: readonly ToldOf[],
  { what, raised }: { what: "recorded" | "corrected" | "withdrawn"; raised: readonly Raised[] },
): Promise<void> {
  const reached = Map.groupBy(raised, ({ employeeId }) => employeeId);
  const events = [...Map.groupBy(of, ({ employeeId }) => employeeId)].map(([employeeId, [first, ...others]]) => {
    if (others.length === 0) return { name: `points.event-${what}`, payload: { employeeId, eventId: first!.id } };
    const days = [first!, ...others].map(({ day }) => day).sort();
    const escalationIds = (reached.get(employeeId) ?? []).map(({ escalationId }) => escalationId);
    const payload = { employeeId, count: days.length, from: days[0]!, to: days.at(-1)!, escalationIds };
    return { name: `points.events-${what}`, payload };
  });
  for (let from = 0; from < events.length; from += atOnce)
    await recordEvents(context, events.slice(from, from + atOnce));
}
