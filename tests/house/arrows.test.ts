import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./tree.ts";

interface Arrows {
  everyone: string[];
  rooms: Record<string, string[]>;
}

const arrows = JSON.parse(readFileSync(join(root, "app/modules/arrows.json"), "utf8")) as Arrows;

test("the rooms' arrows form no circle", () => {
  expect(findCircle(arrows)).toBeUndefined();
});

test("a circle among arrows is found and named", () => {
  const circle = { everyone: ["people"], rooms: { goals: ["tags"], tags: ["reviews"], reviews: ["goals"] } };
  expect(findCircle(circle)).toEqual(["goals", "tags", "reviews", "goals"]);
});

test("a ground room that points at a product room closes a circle", () => {
  expect(findCircle({ everyone: ["people"], rooms: { goals: [], people: ["goals"] } })).toBeDefined();
});

function targets({ everyone, rooms }: Arrows, room: string): string[] {
  return [...(rooms[room] ?? []), ...(everyone.includes(room) ? [] : everyone)];
}

function findCircle(graph: Arrows): string[] | undefined {
  const walk = (room: string, path: string[]): string[] | undefined => {
    const met = path.indexOf(room);
    if (met >= 0) return [...path.slice(met), room];
    for (const next of targets(graph, room)) {
      const circle = walk(next, [...path, room]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const room of Object.keys(graph.rooms)) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return undefined;
}
