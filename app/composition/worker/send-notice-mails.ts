import { noticeMail, stopAddress, takeDueMails } from "#app/modules/notifications/index.ts";
import { mayView } from "#app/platform/contributions/subject-facts.ts";
import { isLanguage, type Language } from "#app/platform/i18n/languages.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { contextOf, type Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { groupOfNotice, kindOfNotice } from "./kinds-of-notices.ts";
import { translators } from "../translators.server.ts";

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
    const seen = new Map<string, Promise<boolean>>();
    const maySee = async (employeeId: string, kind: string, id: string) => {
      const reader = await contextOf(application, unit, employeeId);
      return mayView(reader, application.gatherings.subjects(reader.actor), kind, id);
    };
    const { taken, mails } = await takeDueMails(context, groupOfNotice, (employeeId, { kind, id }) => {
      // Several notices of one mail often speak of one record.
      const key = `${employeeId} ${kind} ${id}`;
      const known = seen.get(key) ?? maySee(employeeId, kind, id);
      seen.set(key, known);
      return known;
    });
    const origin = config.publicUrl;
    const sender = mailSender(tenant, origin);
    for (const mail of mails) {
      const language = isLanguage(mail.language) ? mail.language : "en";
      const declared = kindOfNotice(mail.told[0]!);
      const words = declared?.by === "MAIL" ? declared.words : {};
      const stop = (rooms: readonly string[]) =>
        stopAddress(
          origin,
          tenant.slug,
          { tenantId: tenant.id, employeeId: mail.employeeId, rooms },
          config.appSecrets[0]!,
        );
      const message = noticeMail(mail, { language, say: wordsIn(language), words, origin, sender, stop });
      await mailer.send({ company: tenant.id, to: mail.to, ...message }, { lessUrgent: true });
    }
    return taken;
  });
}

function wordsIn(language: Language) {
  const translator = translators[language];
  return (room: string, key: string, params: Record<string, string | number> = {}) =>
    translator.exists(key, { ns: room }) ? String(translator.t(key as never, { ns: room, ...params } as never)) : null;
}
