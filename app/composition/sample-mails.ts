import {
  sampleMail,
  sampleTogether,
  subjectOf,
  type SampleSetting,
} from "#app/modules/notifications/mail/sample-mail.ts";
import { mailsOf, type RoomMails } from "#app/platform/contributions/notice-kind.ts";
import { languages, type Language } from "#app/platform/i18n/languages.ts";
import { rooms } from "./rooms.ts";
import { roomServers } from "./rooms.server.ts";
import { wordsIn } from "./words-in.ts";

/** A mail with made-up names, and what it is about in one line. */
export type SampleMail = { name: string; about: string; subject: string; html: string; text: string };

/** Mails of every room, by the room's name; `together` are notices of several rooms as one. */
export const mailsOfRooms: readonly RoomMails[] = mailsOf(roomServers, rooms);

export const namesOf = ({ kinds, letters }: RoomMails): string[] => [
  ...kinds.map(([kind]) => kind),
  ...letters.map(({ name }) => name),
];

/** The same on every day and for every company. */
export const settingIn = (language: Language): SampleSetting => ({
  ...{ language, say: wordsIn(language, { settings: {} }), origin: "https://cairn.test", company: "Acme" },
  ...{ sender: { name: "Acme", logo: null }, today: "2026-03-02", day: "9" },
});

/** What stories show of one room, or of several together. */
function sampleMailsOf(room: string, language: Language): SampleMail[] {
  const setting = settingIn(language);
  if (room === "together") {
    const mail = sampleTogether(mailsOfRooms, setting);
    return [{ name: room, about: mail.subject, ...mail }];
  }
  return mailsOfRooms
    .filter((mails) => mails.room === room)
    .flatMap((mails) =>
      namesOf(mails).map((name) => ({
        name,
        about: subjectOf(mails, name, setting),
        ...sampleMail(mails, name, setting)!,
      })),
    );
}

/** All of them by the file in which stories find them: `goals.de.json`. */
export function everySample(): Record<string, SampleMail[]> {
  const names = [...mailsOfRooms.map(({ room }) => room), "together"];
  return Object.fromEntries(
    names.flatMap((room) =>
      languages.map((language) => [`${room}.${language}.json`, sampleMailsOf(room, language)] as const),
    ),
  );
}
