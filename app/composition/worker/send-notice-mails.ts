import {
  begunMails,
  noticeMail,
  noteMails,
  stopAddress,
  takeDueMails,
  type DueMail,
} from "#app/modules/notifications/index.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import type { MailText } from "#app/platform/mail/mailer.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { groupOfNotice, kindOfNotice } from "./kinds-of-notices.ts";
import { rightsOfReaders } from "./rights-of-readers.ts";
import { wordsIn } from "../words-in.ts";

/**
 * Sends what people are told by mail. Called once all that waited to be heard was heard, so that what happened at once
 * reaches somebody as one mail. A mail is begun in one transaction, handed to the queue under its id, and noted in another:
 * a process that ends in between leaves it begun, and it is handed on again, which the queue knows by its id. `justTold` are
 * notices that this process has told this moment.
 */
export async function sendNoticeMails(
  application: Application,
  tenant: Tenant,
  justTold: ReadonlySet<string> = new Set(),
): Promise<void> {
  const begun = await asProduct(application, tenant, (context, unit) =>
    begunMails(context, groupOfNotice, rightsOfReaders(application, unit)),
  );
  const faults = await handOn(application, tenant, begun);
  for (;;) {
    const { taken, mails } = await asProduct(application, tenant, (context, unit) =>
      takeDueMails(context, {
        groupOf: groupOfNotice,
        maySee: rightsOfReaders(application, unit),
        comeIn: (people) => application.whoComesIn(tenant.id, people),
        justTold,
      }),
    );
    faults.push(...(await handOn(application, tenant, mails)));
    if (taken === 0) break;
  }
  // Told once all others have gone; what failed stays begun.
  if (faults.length > 0) throw faults[0]!;
}

async function handOn(application: Application, tenant: Tenant, mails: readonly DueMail[]): Promise<Error[]> {
  const faults: Error[] = [];
  const handed: string[] = [];
  for (const mail of mails)
    try {
      const message = { company: tenant.id, to: mail.to, ...write(application, tenant, mail) };
      await application.mailer.send(message, { id: mail.id, lessUrgent: true });
      handed.push(mail.id);
    } catch (error) {
      faults.push(error as Error);
    }
  if (handed.length > 0) await asProduct(application, tenant, (context) => noteMails(context, handed));
  return faults;
}

function write({ config }: Application, tenant: Tenant, mail: DueMail): MailText {
  const language = asLanguage(mail.language);
  const declared = kindOfNotice(mail.told[0]!);
  const words = declared?.by === "MAIL" ? declared.words : {};
  const origin = config.publicUrl;
  const told = { tenantId: tenant.id, employeeId: mail.employeeId };
  const stop = (rooms: readonly string[]) =>
    stopAddress(origin, tenant.slug, { ...told, rooms }, config.appSecrets[0]!);
  const sender = mailSender(tenant, origin);
  return noticeMail(mail, { language, say: wordsIn(language, tenant), words, origin, sender, stop });
}
