import { expect, test } from "vitest";
import { languages } from "#app/platform/i18n/languages.ts";
import { sampleMail, sampleTogether, subjectOf } from "#app/modules/notifications/mail/sample-mail.ts";
import * as stories from "./sample-mails.stories.tsx";
import { mailsOfRooms as all, namesOf, settingIn } from "./sample-mails.ts";

const mails = all.flatMap((room) => namesOf(room).map((mail) => ({ room, mail })));
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

test.each(languages)("what several rooms tell goes as one mail that lists each, in %s", (language) => {
  const { subject, text } = sampleTogether(all, settingIn(language));
  expect(`${subject}\n${text}`).not.toMatch(hole);
  expect(text.match(/https:\/\/cairn\.test\/app\/notifications\?notice=/g)?.length).toBeGreaterThan(2);
});

test("each room that sends mails has a story of them", () => {
  const shown = Object.values(stories).flatMap(({ args }) => (args && "room" in args ? [args.room] : []));
  expect(shown.toSorted()).toEqual([...all.map(({ room }) => room), "together"].sort());
});
