import type { Context } from "#app/platform/context/context.ts";
import { readCycle } from "../data/cycle-record.ts";
import { addDays } from "#app/platform/time/days.ts";
import { planCycle } from "../domain/plan-cycle.ts";
import { whoEnters } from "../queries/who-enters.ts";
import { storePlan } from "./store-plan.ts";

/** A job that rested so many days still misses nobody. */
const looksBackDays = 30;

/**
 * Whose day has come in a cycle that runs again and again: so many days after they joined, their anniversary, or the
 * outcome of another cycle. Nobody whose day was before the launch; each day once.
 */
export async function enterPeople(context: Context, cycleId: string): Promise<number> {
  const cycle = await readCycle(context, cycleId);
  const today = context.today();
  const launchedOn = cycle.launchedAt?.slice(0, 10) ?? today;
  const earliest = addDays(today, -looksBackDays);
  const since = launchedOn > earliest ? launchedOn : earliest;
  let entered = 0;
  for (const after of cycle.settings.details.afterDays) {
    const people = await whoEnters(context, cycle, { from: since, to: today, after });
    if (people.length > 0) entered += (await storePlan(context, cycleId, planCycle(cycle.settings, people))).length;
  }
  return entered;
}
