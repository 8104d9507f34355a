import type { Context } from "#app/platform/context/context.ts";

export type Objection = { room: string; code: string };

/** Why somebody cannot be erased yet, by what the rooms know. */
export async function objectionsTo(context: Context, employeeId: string): Promise<Objection[]> {
  const found: Objection[] = [];
  for (const { room, objects } of context.forgetsPerson)
    for (const code of (await objects?.(context, employeeId)) ?? []) found.push({ room, code });
  return found;
}
