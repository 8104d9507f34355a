import { loadWorkingActors } from "#app/modules/access/index.ts";
import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Context } from "#app/platform/context/context.ts";

/** Those of these people who work here and may see the record, by their own rights. */
export async function whoMaySee(
  context: Context,
  facts: AbilitySubject,
  employeeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const seeing = new Set<string>();
  if (employeeIds.length === 0) return seeing;
  for (const actor of await loadWorkingActors(context, context.clock.now(), employeeIds)) {
    const ability = await context.seenBy(actor).ability();
    if (ability.decide("view", facts).allowed) seeing.add(actor.employeeId);
  }
  return seeing;
}
