import type { Feature } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";

export type ModuleRow = { feature: Feature; on: boolean; use: (ModuleUse & { room: string })[] };

/** The modules this installation has, with what the company keeps in each. */
export async function listModules(context: Context, gatherings: Gatherings): Promise<ModuleRow[]> {
  await authorize(context, "view", { kind: "Features" });
  const rows: ModuleRow[] = [];
  for (const feature of builtFeatures(gatherings))
    rows.push({
      feature,
      on: context.actor.features.includes(feature),
      use: await storedIn(context, gatherings, feature),
    });
  return rows;
}

export function builtFeatures({ rooms }: Pick<Gatherings, "rooms">): Feature[] {
  return [...new Set(rooms.flatMap(({ feature }) => (feature ? [feature] : [])))];
}

/** What all rooms of a module keep. */
export async function storedIn(context: Context, gatherings: Gatherings, feature: Feature): Promise<ModuleRow["use"]> {
  const lists: ModuleRow["use"] = [];
  for (const { name } of gatherings.rooms.filter((room) => room.feature === feature)) {
    lists.push(...(await gatherings.use(context, name)).map((use) => ({ ...use, room: name })));
  }
  return lists;
}
