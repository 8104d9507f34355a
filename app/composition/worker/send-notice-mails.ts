import { noticeMail, stopAddress, takeDueMails } from "#app/modules/notifications/index.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { groupOfNotice, kindOfNotice } from "./kinds-of-notices.ts";
import { rightsOfReaders } from "./rights-of-readers.ts";
import { wordsIn } from "../words-in.ts";

/**
 * Sends what people are told by mail. Called once all that waited to be heard was heard, so that what happened at once
 * reaches somebody as one mail. A mail may be sent twice where the process ends between queue and transaction, never lost.
 */
export async function sendNoticeMails(application: Application, tenant: Tenant): Promise<void> {
  while ((await sendSome(application, tenant)) > 0);
}

function sendSome(application: Application, tenant: Tenant): Promise<number> {
  const { mailer, config } = application;
  return asProduct(application, tenant, async (context, unit) => {
    const { taken, mails } = await takeDueMails(context, groupOfNotice, rightsOfReaders(application, unit));
    const origin = config.publicUrl;
    const sender = mailSender(tenant, origin);
    for (const mail of mails) {
      const language = asLanguage(mail.language);
      const declared = kindOfNotice(mail.told[0]!);
      const words = declared?.by === "MAIL" ? declared.words : {};
      const stop = (rooms: readonly string[]) =>
        stopAddress(
          origin,
          tenant.slug,
          { tenantId: tenant.id, employeeId: mail.employeeId, rooms },
          config.appSecrets[0]!,
        );
      const message = noticeMail(mail, { language, say: wordsIn(language, tenant), words, origin, sender, stop });
      await mailer.send({ company: tenant.id, to: mail.to, ...message }, { lessUrgent: true });
    }
    return taken;
  });
}
