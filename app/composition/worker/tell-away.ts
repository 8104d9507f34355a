import type { z } from "zod";
import { sessionsThatLast } from "#app/modules/identity/index.ts";
import { openChat, sendInChat } from "#app/modules/integrations/index.ts";
import {
  forgetDevices,
  noteDeliveries,
  openPushKeys,
  sendPush,
  takeDeliveries,
  takeTests,
  type AskedTest,
  type Delivery,
  type PushKeys,
  type PushMessage,
  type tellAway as job,
  type Told,
} from "#app/modules/notifications/index.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { groupOfNotice, kindOfNotice } from "./kinds-of-notices.ts";
import { rightsOfReaders } from "./rights-of-readers.ts";
import { wordsIn } from "../words-in.ts";

/** Tells for a company that is in use. */
export function handleTellAway(application: Application) {
  return async ({ tenantId }: z.output<typeof job.payload>): Promise<void> => {
    const tenant = await findTenantById(application.database, tenantId);
    if (tenant?.status === "ACTIVE") await tellAway(application, tenant);
  };
}

/**
 * Tells people on their devices and in their chat what is due. What is taken is begun in one transaction and noted in
 * another; between them nothing is held. A process that ends in between tells nobody twice: what it had begun is not told
 * again, and is in the inbox.
 */
export async function tellAway(application: Application, tenant: Tenant): Promise<void> {
  await sendTests(application, tenant);
  while ((await tellSome(application, tenant)) > 0);
}

async function tellSome(application: Application, tenant: Tenant): Promise<number> {
  const { taken, due, keys, chat } = await asProduct(application, tenant, async (context, unit) => {
    const found = await takeDeliveries(context, {
      groupOf: groupOfNotice,
      maySee: rightsOfReaders(application, unit),
      comeIn: (people) => application.whoComesIn(tenant.id, people),
      lasting: (ids) => sessionsThatLast(application.database, ids),
    });
    const inChat = found.due.some(({ channel }) => channel === "chat");
    return {
      ...found,
      keys: await openPushKeys(context),
      chat: inChat ? await openChat(context, application) : null,
    };
  });
  const note = async (told: readonly Told[]) => {
    if (told.length > 0) await asProduct(application, tenant, (context) => noteDeliveries(context, told));
  };
  const pushed = due.filter(({ channel }) => channel === "push");
  const written = due.filter(({ channel }) => channel === "chat");
  // Noted apart, so that what one of them does wrong leaves the other as it is.
  await note(await Promise.all(pushed.map((one) => push(application, tenant, one, keys))));
  await note(await writeInChat(application, tenant, written, chat));
  return taken;
}

async function push(application: Application, tenant: Tenant, one: Delivery, keys: PushKeys | null): Promise<Told> {
  if (!keys || !one.device) return { id: one.id, outcome: "SPARED", retryAfter: null };
  const { body } = wordsOf(tenant, one);
  const { link, topic } = one;
  const message: PushMessage = { ...{ title: tenant.name, body, link, topic }, language: asLanguage(one.language) };
  return { id: one.id, ...(await sendPush(one.device, message, keys, application)) };
}

async function writeInChat(
  { config }: Application,
  tenant: Tenant,
  written: readonly Delivery[],
  chat: Awaited<ReturnType<typeof openChat>>,
): Promise<Told[]> {
  if (!chat) return written.map(({ id }) => ({ id, outcome: "SPARED", retryAfter: null }));
  const messages = written.map((one) => {
    const { body, act } = wordsOf(tenant, one);
    return { email: one.email, title: body, link: { label: act, url: `${config.publicUrl}${one.link}` } };
  });
  const outcomes = await sendInChat(chat, messages);
  return written.map(({ id }, index) => ({ id, ...outcomes[index]! }));
}

/** The sentence of the inbox, and the button of the mail; of what is private, that there is something and no more. */
function wordsOf(
  tenant: Tenant,
  one: Pick<Delivery, "language" | "room" | "kind" | "params" | "isSaid">,
): { body: string; act: string } {
  const say = wordsIn(asLanguage(one.language), tenant);
  const declared = kindOfNotice(one);
  const own = (key: string) => say("notifications", key) ?? "";
  if (!declared || declared.discreet || !one.isSaid) return { body: own("away.discreet"), act: own("mail.open") };
  const act = declared.by === "MAIL" && declared.words.act ? say(one.room, declared.words.act) : null;
  return {
    body: say(one.room, `notifications.${one.kind}`, one.params) ?? own("away.discreet"),
    act: act ?? own("mail.open"),
  };
}

/** Sends what people ask for to see whether it comes; what does not come is not tried again. */
async function sendTests(application: Application, tenant: Tenant): Promise<void> {
  const { asked, keys } = await asProduct(application, tenant, async (context) => ({
    asked: await takeTests(context),
    keys: await openPushKeys(context),
  }));
  if (!keys || asked.length === 0) return;
  const gone = await Promise.all(asked.map((one) => sendTest(application, tenant, one, keys)));
  await asProduct(application, tenant, (context) => forgetDevices(context, gone.flat()));
}

async function sendTest(
  application: Application,
  tenant: Tenant,
  { id, device, ...reader }: AskedTest,
  keys: PushKeys,
): Promise<string[]> {
  const language = asLanguage(reader.language);
  const body = wordsIn(language, tenant)("notifications", "away.test") ?? "";
  const message = { ...{ title: tenant.name, body, language }, link: "/app/notifications", topic: "test" };
  const { outcome } = await sendPush(device, message, keys, application);
  return outcome === "GONE" ? [id] : [];
}
