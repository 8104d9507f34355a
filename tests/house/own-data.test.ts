import { expect, test } from "vitest";
import { roomServers } from "#app/composition/rooms.server.ts";
import { readersOf } from "#app/composition/web/answering.ts";

const readers = readersOf(roomServers.flatMap(({ endpoints = [] }) => endpoints));
const parts = roomServers.flatMap(({ name: room, ownData }) =>
  ownData && ownData !== "nothing" ? ownData.map((part) => ({ ...part, room })) : [],
);

test("every room says what it holds of people, or that it holds nothing", () => {
  expect(roomServers.filter(({ ownData }) => ownData === undefined).map(({ name }) => name)).toEqual([]);
  expect(parts.length).toBeGreaterThan(10);
});

test("what it reads are addresses of its own that the API answers, each in a file of its own", () => {
  const asked = parts.flatMap((part) =>
    "path" in part ? [part.path, ...(part.each ?? []).map(({ path }) => path)] : [],
  );
  expect(asked.filter((path) => !readers.has(path))).toEqual([]);
  const files = parts.map(({ room, name }) => `${room}/${name}`);
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
});
