import { expect, test } from "vitest";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { roomServers } from "../rooms.server.ts";
import { inOrder } from "./in-order.ts";

const room = (name: string, ...after: string[]): RoomServer => ({
  name,
  seed: { after, run: () => Promise.resolve() },
});
const names = (rooms: readonly RoomServer[]) => inOrder(rooms).map(({ name }) => name);

test("each room comes after those it stands on, and otherwise as it is named", () => {
  expect(
    names([room("tags", "goals"), { name: "embeds" }, room("people"), room("goals", "people"), room("feed", "people")]),
  ).toEqual(["people", "goals", "tags", "feed"]);
});

test("a room that is not there, and a circle, are told of", () => {
  expect(() => inOrder([room("tags", "goals")])).toThrow("tags → goals");
  expect(() => inOrder([room("people"), room("tags", "goals"), room("goals", "tags")])).toThrow(
    "in a circle: tags, goals",
  );
});

test("the rooms there are can be put in order, people first", () => {
  expect(names(roomServers)[0]).toBe("people");
});
