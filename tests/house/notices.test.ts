import { describe, expect, test } from "vitest";
import { roomServers } from "#app/composition/rooms.server.ts";
import { strings } from "#app/composition/strings.server.ts";
import { languages } from "#app/platform/i18n/languages.ts";

type Words = { notifications?: Record<string, string>; mails?: Record<string, { text?: string; act?: string }> };

const wordsOf = (language: (typeof languages)[number], room: string): Words => strings[language][room] as Words;

describe.each(roomServers.filter(({ noticeKinds, notices }) => noticeKinds ?? notices))(
  "notices of $name",
  ({ name, noticeKinds = {} }) => {
    test("each kind that is declared has its sentence, and no sentence is without a kind", () => {
      expect(Object.keys(noticeKinds).sort()).toEqual(Object.keys(wordsOf("en", name).notifications ?? {}).sort());
    });

    test("words of mails belong to kinds that go by mail, and are a text or a button", () => {
      for (const [kind, words] of Object.entries(wordsOf("en", name).mails ?? {})) {
        expect(noticeKinds[kind]?.by, kind).toBe("MAIL");
        expect(Object.keys(words).filter((key) => key !== "text" && key !== "act")).toEqual([]);
      }
    });
  },
);
