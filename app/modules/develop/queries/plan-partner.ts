import { managersAbove } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";

/** With whom the actor talks about a plan: the person whose it is, and they with who leads them. */
export async function planPartner(context: Context, employeeId: string): Promise<string | null> {
  if (employeeId !== context.actor.employeeId) return employeeId;
  return (await managersAbove(context, [employeeId])).get(employeeId)?.[0] ?? null;
}
