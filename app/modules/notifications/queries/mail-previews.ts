import { toldBy } from "#app/platform/company/company-told.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { Say } from "../mail/notice-mail.ts";
import { sampleMail, sampleTogether, subjectOf, together, type SampleSetting } from "../mail/sample-mail.ts";

/** All mails of the company's modules by room, and the one that is open. */
export type MailPreviews = {
  rooms: readonly { room: string; label: string; mails: readonly { name: string; subject: string }[] }[];
  /** In which language the open one is written. */
  language: Language;
  open: (MailText & { room: string; mail: string }) | null;
};

export type MailPreviewsAsked = { room?: string | undefined; mail?: string | undefined; language: Language };

type Spoken = { gatherings: Gatherings; origin: string; page: Language; wordsIn: (language: Language) => Say };

/** Mails as people get them, with made-up names; refuses a mail that no module sends. */
export async function mailPreviews(
  context: Context,
  { room, mail, language }: MailPreviewsAsked,
  { gatherings, origin, page, wordsIn }: Spoken,
): Promise<MailPreviews> {
  await authorize(context, "view", { kind: "MailDefaults" });
  const { tenant } = context;
  const today = context.today();
  const inLanguage = (spoken: Language): SampleSetting => ({
    ...{ language: spoken, say: wordsIn(spoken), origin, today },
    ...{ sender: mailSender(tenant, origin), company: tenant.name },
    day: createFormat(spoken, "UTC", toldBy(tenant)).date(addDays(today, 7)),
  });
  const all = gatherings.mails(context);
  const here = inLanguage(page);
  const found = all.find((one) => one.room === room);
  const setting = inLanguage(language);
  const isTogether = room === together.room && mail === together.mail;
  const written = isTogether ? sampleTogether(all, setting) : found && mail ? sampleMail(found, mail, setting) : null;
  if ((room || mail) && !written) throw notFound("The mail");
  return {
    rooms: [
      ...all.map((mails) => ({
        room: mails.room,
        label: here.say(mails.room, mails.label) ?? mails.room,
        mails: [...mails.kinds.map(([kind]) => kind), ...mails.letters.map(({ name }) => name)].map((name) => ({
          name,
          subject: subjectOf(mails, name, here),
        })),
      })),
      {
        room: together.room,
        label: here.say(together.room, "previews.together") ?? "",
        mails: [{ name: together.mail, subject: sampleTogether(all, here).subject }],
      },
    ],
    language,
    open: written && { ...written, room: room!, mail: mail! },
  };
}
