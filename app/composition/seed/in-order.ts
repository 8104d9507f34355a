import type { RoomServer } from "#app/platform/contributions/room.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";

type Seeded = Pick<RoomServer, "name"> & { readonly seed: Seed };

/** The rooms that have demo data, each after those it stands on, and otherwise as they are named. */
export function inOrder(rooms: readonly RoomServer[]): Seeded[] {
  const waiting = rooms.filter((room): room is RoomServer & Seeded => room.seed !== undefined);
  const names = new Set(waiting.map(({ name }) => name));
  const ordered: Seeded[] = [];
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = waiting.findIndex(({ seed }) => seed.after.every((name) => done.has(name)));
    if (next < 0) throw new Error(whyNone(waiting, names));
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

function whyNone(waiting: readonly Seeded[], names: ReadonlySet<string>): string {
  const [unknown] = waiting.flatMap(({ name, seed }) =>
    seed.after.filter((other) => !names.has(other)).map((other) => `${name} → ${other}`),
  );
  return unknown
    ? `Demo data stand on a room without any: ${unknown}.`
    : `Demo data stand on each other in a circle: ${waiting.map(({ name }) => name).join(", ")}.`;
}
