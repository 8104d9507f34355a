import type { RoomMails } from "#app/platform/contributions/notice-kind.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import type { MailSender } from "#app/platform/mail/write-mail.ts";
import { notificationPlaces } from "../notification-places.ts";
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
  return (
    told && { words: told[1].words, params: sampleParams((key) => own(setting, key), setting.today, told[1].samples) }
  );
}

/** What a mail is about, in one line: its subject as an example, or what a letter is called. */
export function subjectOf(mails: RoomMails, mail: string, setting: SampleSetting): string {
  const found = paramsOf(mails, mail, setting);
  const key = found ? `notifications.${mail}` : `letters.${mail}`;
  return setting.say(mails.room, key, found?.params) ?? mail;
}

/** One of a room's mails as people get it, with made-up names; null where the room has no such mail. Its links lead to the inbox. */
export function sampleMail(mails: RoomMails, mail: string, setting: SampleSetting): MailText | null {
  const { room, letters } = mails;
  const { language, say, origin, sender, company, day } = setting;
  const found = paramsOf(mails, mail, setting);
  if (found) {
    const { words, params } = found;
    const told = [{ id: noNotice, room, group: null, kind: mail, params, link: notificationPlaces.inbox }];
    const due = { employeeId: noNotice, to: "", name: samplePeople[0], language, daily: false, told };
    const { unsubscribe: _, ...message } = noticeMail(due, {
      language,
      say,
      words,
      origin,
      sender,
      stop: () => origin,
    });
    return message;
  }
  const letter = letters.find(({ name }) => name === mail);
  const question = own(setting, "saying");
  return letter?.write({ language, sender, origin, company, people: samplePeople, question, day }) ?? null;
}
