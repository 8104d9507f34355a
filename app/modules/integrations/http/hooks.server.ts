import express, { type Request } from "express";
import { chatAnswer } from "../queries/chat-answer.ts";
import { answerChat, hearChat, isChat, type HeardChat } from "../use-cases/hear-chat.ts";
import { hearMessage } from "../use-cases/hear-message.ts";
import { messageRouter } from "#app/platform/http/message-router.server.ts";
import { loadWorkingActors } from "#app/modules/access/index.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";

const largest = "1mb";

/**
 * `/hooks/<company>/<installation>/<scheme>`: where a source tells that something changed. No cookie is read; the signature
 * over the very bytes is all there is, and what comes of it is that the source is read.
 */
export const hooksMount: Mount = {
  at: "/hooks/:company",
  serve: (services) =>
    messageRouter(services, {
      path: "/:record/:scheme",
      body: express.raw({ type: () => true, limit: largest, inflate: false }),
      async take(tenant, request, response) {
        const heard = await hear(services, tenant, request);
        // A chat waits for a plain yes and shows what comes after it by itself.
        response.status(heard === undefined ? 202 : 200).end();
        if (heard) await answerInChat(services, tenant, heard);
      },
      noteFault: ({ message }) => services.logger.error({ err: { message } }, "a message of a source failed"),
    }),
};

/** What a chat is to be answered, null where nothing; undefined where the source is no chat. */
function hear(
  services: MountServices,
  tenant: Tenant,
  { params, headers, body }: Request,
): Promise<HeardChat | null | undefined> {
  const { record: installationId = "", scheme = "" } = params as Record<string, string>;
  const given = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const hook = { headers: given, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
  const named = { installationId, scheme };
  return services.asProduct(tenant, async (context) => {
    if (await isChat(context, installationId)) return hearChat(context, named, hook, services);
    await hearMessage(context, named, hook, services);
    return undefined;
  });
}

/** Done with the rights of the person who asked, in a transaction of their own; shown to them alone. */
async function answerInChat(services: MountServices, tenant: Tenant, heard: HeardChat): Promise<void> {
  const { gatherings, config } = services;
  const { asked } = heard;
  // Who has left asks for nothing any more.
  const [working] = await services.asProduct(tenant, (context) =>
    loadWorkingActors(context, context.clock.now(), heard.employeeId === null ? [] : [heard.employeeId]),
  );
  const employeeId = working?.employeeId ?? null;
  const card =
    employeeId === null
      ? { title: services.words("en", "integrations")("chat-unknown") }
      : await inUnitOfWork(services.database, tenant, {}, async (unit) => {
          const context = await services.contextOf(unit, employeeId);
          const { language } = context.actor;
          const words = (room: string) => services.words(language, room);
          const refusal = (code: string, params?: Record<string, string | number>) =>
            services.refusalWords(code, params, language) ?? code;
          return chatAnswer(
            context,
            asked,
            gatherings.chatCommands(context.actor),
            { words, refusal },
            config.publicUrl,
          );
        });
  await services.asProduct(tenant, (context) => answerChat(context, heard, card, services));
}
