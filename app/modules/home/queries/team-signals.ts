import { directReports, type PersonSummary } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { Said } from "#app/platform/contributions/signal.ts";

/** What a module says of one's people: who needs something, what is red first, and of how many it says nothing urgent. */
export type ModuleOfTeam = {
  room: string;
  label: string;
  needing: { person: Pick<PersonSummary, "id" | "name" | "photo">; said: Said }[];
  more: number;
  calm: number;
};

const [mostPeople, shown] = [200, 5];
const urgent = ["red", "orange"] as const;

/** Module by module what the rooms tell of those who report to the actor; one statement besides that of who they are. */
export async function teamSignals(
  context: Context,
  signalsOf: Gatherings["signals"],
): Promise<{ people: number; modules: ModuleOfTeam[] }> {
  const people = await directReports(context, context.actor.employeeId, context.today(), mostPeople);
  const signals = await signalsOf(
    context,
    people.map(({ id }) => id),
  );
  const modules = signals
    .filter(({ said }) => Object.keys(said).length > 0)
    .map(({ room, label, said }) => {
      const needing = urgent.flatMap((tone) =>
        people.flatMap(({ id, name, photo }) =>
          said[id]?.tone === tone ? [{ person: { id, name, photo }, said: said[id] }] : [],
        ),
      );
      return {
        ...{ room, label, needing: needing.slice(0, shown), more: Math.max(0, needing.length - shown) },
        calm: Object.keys(said).length - needing.length,
      };
    });
  return { people: people.length, modules };
}
