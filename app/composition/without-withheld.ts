import type { Actor, Withheld } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Room, RoomServer } from "#app/platform/contributions/room.ts";

/** The context's actor with the modules they use: what a room withholds from them is as if the company had it off, and says why. */
export async function withoutWithheld(
  context: Context,
  rooms: readonly Room[],
  servers: readonly RoomServer[],
): Promise<Actor> {
  const { actor } = context;
  const withheld: Withheld[] = [];
  for (const { name, withholds } of servers) {
    const feature = rooms.find((room) => room.name === name)?.feature;
    if (!withholds || !feature || !actor.features.includes(feature)) continue;
    const found = await withholds(context);
    if (found) withheld.push({ feature, ...found });
  }
  if (withheld.length === 0) return actor;
  return {
    ...actor,
    features: actor.features.filter((feature) => !withheld.some((each) => each.feature === feature)),
    withheld,
  };
}
