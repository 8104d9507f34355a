import { expect, test } from "vitest";
import { mailsOf } from "#app/platform/contributions/notice-kind.ts";
import { languages } from "#app/platform/i18n/languages.ts";
import { sampleMail, subjectOf, type SampleSetting } from "#app/modules/notifications/mail/sample-mail.ts";
import { rooms } from "./rooms.ts";
import { roomServers } from "./rooms.server.ts";
import { wordsIn } from "./words-in.ts";

const all = mailsOf(roomServers, rooms);
const mails = all.flatMap((room) =>
  [...room.kinds.map(([kind]) => kind), ...room.letters.map(({ name }) => name)].map((mail) => ({ room, mail })),
);
const settingIn = (language: SampleSetting["language"]): SampleSetting => ({
  ...{ language, say: wordsIn(language, { settings: {} }), origin: "https://cairn.test", company: "Acme" },
  ...{ sender: { name: "Acme", logo: null }, today: "2026-03-02", day: "9" },
});
/** A name of a parameter that nothing filled, or what stands for a value that is none. */
const hole = /\{\w+[,}]|\bundefined\b|\bNaN\b|\[object/;

test.each(languages)("every mail can be shown with made-up names, in %s", (language) => {
  const setting = settingIn(language);
  expect(mails.length).toBeGreaterThan(100);
  for (const { room, mail } of mails) {
    const written = sampleMail(room, mail, setting);
    expect(written, `${room.room}: ${mail}`).not.toBeNull();
    expect(`${written!.subject}\n${written!.text}`, `${room.room}: ${mail}`).not.toMatch(hole);
    expect(subjectOf(room, mail, setting), `${room.room}: ${mail}`).not.toBe(mail);
  }
});

test("what else a mail has to say is said in its example too", () => {
  const setting = settingIn("en");
  const silent = mails.filter(({ room, mail }) => {
    const words = room.kinds.find(([kind]) => kind === mail)?.[1].words;
    const lines = sampleMail(room, mail, setting)!.text.split("\n");
    return words?.text !== undefined && lines.filter(Boolean).length < 7;
  });
  expect(silent.map(({ room, mail }) => `${room.room}: ${mail}`)).toEqual([]);
});

test("a room has no mail that it does not declare", () => {
  expect(sampleMail(all[0]!, "__proto__", settingIn("en"))).toBeNull();
});
