import { describe, expect, test } from "vitest";
import { rooms } from "#app/composition/rooms.ts";
import { roomServers } from "#app/composition/rooms.server.ts";
import { strings } from "#app/composition/strings.server.ts";
import { features } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { MailWords } from "#app/platform/contributions/notice-kind.ts";
import { gather } from "#app/platform/contributions/gatherings.ts";

type Words = Readonly<Record<string, unknown>>;

const wordsOf = (room: string) => strings.en[room] as Words & { notifications?: Words };

/** Whether a room has words under a key, `mails.text.opened`. */
function has(room: string, key: string): boolean {
  const found = key.split(".").reduce<unknown>((at, name) => (at as Words | undefined)?.[name], wordsOf(room));
  return typeof found === "string";
}

describe.each(roomServers.filter(({ noticeKinds, notices }) => noticeKinds ?? notices))(
  "notices of $name",
  ({ name, noticeKinds = {} }) => {
    test("each kind that is declared has its sentence, and no sentence is without a kind", () => {
      expect(Object.keys(noticeKinds).sort()).toEqual(Object.keys(wordsOf(name).notifications ?? {}).sort());
    });

    test("what people choose together has a name, and where there are such kinds, each is one of them", () => {
      const groups = Object.values(noticeKinds).map(({ group }) => group);
      if (groups.every((group) => group === undefined)) return;
      expect(groups).not.toContain(undefined);
      expect([...new Set(groups)].sort()).toEqual(Object.keys(wordsOf(name)["notice-groups"] ?? {}).sort());
    });

    test("what a mail says besides is among the room's words", () => {
      const keys = Object.values(noticeKinds).flatMap((kind) => (kind.by === "MAIL" ? keysOf(kind.words) : []));
      expect(keys.filter((key) => !has(name, key))).toEqual([]);
    });
  },
);

/** Of what a mail says besides, the keys of words; what it lists is a parameter. */
function keysOf({ lines: _, ...words }: MailWords): string[] {
  return Object.values(words);
}

test("what mails are about has a name", () => {
  const context = { actor: { features } } as unknown as Context;
  const about = gather(rooms, roomServers).mailingRooms(context);
  expect(about.length).toBeGreaterThan(10);
  expect(about.filter(({ room, label }) => !has(room, label))).toEqual([]);
});
