import type { Actor } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings, RoomReach } from "#app/platform/contributions/gatherings.ts";

/** One right that reaches further or less far than today. `label` and `fields` (absent: all) are keys of the room's strings. */
export type AccessEffect = {
  room: string;
  label: string;
  fields?: string[];
  change: "GAIN" | "LOSE";
  before: number | null;
  after: number | null;
};

/** Asks the rooms what a person can do; the product's gatherings are one such. */
export type AsksReach = Pick<Gatherings, "reach">;

/** What a person would gain or lose: every room's rights, measured before and after on what is there today. */
export async function accessEffects(
  context: Context,
  rooms: AsksReach,
  before: Actor,
  after: Actor,
): Promise<AccessEffect[]> {
  const [had, has] = [await rooms.reach(context.seenBy(before)), await rooms.reach(context.seenBy(after))];
  const keys = [...new Set([...had, ...has].map(keyOf))];
  return together(
    keys.flatMap((key) => {
      const [one, other] = [had.find((reach) => keyOf(reach) === key), has.find((reach) => keyOf(reach) === key)];
      const [from, to] = [extentOf(one), extentOf(other)];
      if (from === to) return [];
      const { room, label, field, count } = (other ?? one)!;
      const counted = count !== null;
      return [
        {
          room,
          label,
          ...(field && { fields: [field] }),
          change: to > from ? ("GAIN" as const) : ("LOSE" as const),
          before: counted ? from : null,
          after: counted ? to : null,
        },
      ];
    }),
    [...had, ...has],
  );
}

/** Fields that change alike are told in one line, and not by name where they are all there are. */
function together(effects: readonly AccessEffect[], reaches: readonly RoomReach[]): AccessEffect[] {
  const merged = new Map<string, AccessEffect>();
  for (const effect of effects) {
    const key = JSON.stringify({ ...effect, fields: undefined });
    const fields = [...(merged.get(key)?.fields ?? []), ...(effect.fields ?? [])];
    merged.set(key, { ...effect, fields });
  }
  return [...merged.values()].map(({ fields = [], ...effect }) => {
    const known = new Set(
      reaches.filter((reach) => reach.room === effect.room && reach.label === effect.label).map(({ field }) => field),
    );
    return fields.length > 0 && fields.length < known.size ? { ...effect, fields } : effect;
  });
}

function keyOf({ room, label, field = "" }: RoomReach): string {
  return `${room} ${label} ${field}`;
}

/** A right without a count is had or not had. */
function extentOf(reach: RoomReach | undefined): number {
  return reach ? (reach.count ?? 1) : 0;
}
