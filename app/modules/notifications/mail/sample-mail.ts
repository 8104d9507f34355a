import type { RoomMails } from "#app/platform/contributions/notice-kind.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import type { MailSender } from "#app/platform/mail/write-mail.ts";
import { notificationPlaces } from "../notification-places.ts";
import type { ToldByMail } from "../use-cases/take-due-mails.ts";
import { noticeMail, type Say } from "./notice-mail.ts";
import { sampleParams, samplePeople } from "./sample-params.ts";

export type SampleSetting = {
  language: Language;
  say: Say;
  origin: string;
  sender: MailSender;
  company: string;
  /** ISO. */
  today: string;
  /** A day to come, as the language writes it. */
  day: string;
};

/** No notice has it: whoever follows a link of an example has read nothing. */
const noNotice = "00000000-0000-0000-0000-000000000000";
const own = ({ say }: Pick<SampleSetting, "say">, key: string) => say("notifications", `samples.${key}`) ?? "";

function paramsOf({ kinds }: RoomMails, kind: string, setting: SampleSetting) {
  const told = kinds.find(([name]) => name === kind);
  return told && { params: sampleParams((key) => own(setting, key), setting.today, told[1].samples) };
}

/** What a mail is about, in one line: its subject as an example, or what a letter is called. */
export function subjectOf(mails: RoomMails, mail: string, setting: SampleSetting): string {
  const found = paramsOf(mails, mail, setting);
  const key = found ? `notifications.${mail}` : `letters.${mail}`;
  return setting.say(mails.room, key, found?.params) ?? mail;
}

export type MailToCome = {
  kind: string;
  /** What fills its words, as the notice will hold it. */
  params: ToldByMail["params"];
  link: string;
  /** What its reader is called. */
  name: string;
};

/** A mail that is still to be sent, word for word as its reader will get it; null where the room has no such kind. */
export function mailToCome(
  { room, kinds }: RoomMails,
  { kind, params, link, name }: MailToCome,
  { language, say, origin, sender }: Pick<SampleSetting, "language" | "say" | "origin" | "sender">,
): MailText | null {
  const declared = kinds.find(([known]) => known === kind)?.[1];
  if (!declared) return null;
  const told = [{ id: noNotice, room, group: declared.group ?? null, kind, params, link }];
  const due = { id: noNotice, employeeId: noNotice, to: "", name, language, daily: false, told };
  const { unsubscribe: _, ...message } = noticeMail(due, {
    language,
    say,
    words: declared.words,
    origin,
    sender,
    stop: () => origin,
  });
  return message;
}

/** One of a room's mails as people get it, with made-up names; null where the room has no such mail. Its links lead to the inbox. */
export function sampleMail(mails: RoomMails, mail: string, setting: SampleSetting): MailText | null {
  const { letters } = mails;
  const { language, origin, sender, company, day } = setting;
  const found = paramsOf(mails, mail, setting);
  if (found)
    return mailToCome(
      mails,
      { kind: mail, params: found.params, link: notificationPlaces.inbox, name: samplePeople[0] },
      setting,
    );
  const letter = letters.find(({ name }) => name === mail);
  const question = own(setting, "saying");
  return letter?.write({ language, sender, origin, company, people: samplePeople, question, day }) ?? null;
}

/** The name under which `sampleTogether` stands beside the mails of rooms. */
export const together = { room: "notifications", mail: "together" } as const;

const mostTogether = 4;

/** Notices of several rooms as one mail, as whoever is told once a day gets it. */
export function sampleTogether(all: readonly RoomMails[], setting: SampleSetting): MailText {
  const { language, say, origin, sender } = setting;
  const told = all.flatMap((mails) => {
    const [kind, declared] = mails.kinds[0] ?? [];
    const params = kind && paramsOf(mails, kind, setting)?.params;
    if (!kind || !params) return [];
    return [
      { id: noNotice, room: mails.room, group: declared?.group ?? null, kind, params, link: notificationPlaces.inbox },
    ];
  });
  const due = { ...{ id: noNotice, employeeId: noNotice, to: "", name: samplePeople[0], language }, daily: true };
  const { unsubscribe: _, ...message } = noticeMail(
    { ...due, told: told.slice(0, mostTogether) },
    { language, say, words: {}, origin, sender, stop: () => origin },
  );
  return message;
}
