import express, { Router, type Request, type Response } from "express";
import { chatAnswer } from "../queries/chat-answer.ts";
import { answerChat, hearChat, isChat, type HeardChat } from "../use-cases/hear-chat.ts";
import { hearMessage } from "../use-cases/hear-message.ts";
import { AppError, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { loadWorkingActors } from "#app/modules/access/index.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";

const largest = "1mb";
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/hooks/<company>/<installation>/<scheme>`: where a source tells that something changed. No cookie is read; the signature
 * over the very bytes is all there is, and what comes of it is that the source is read.
 */
export const hooksMount: Mount = { at: "/hooks/:company", serve: hooksRouter };

function hooksRouter(services: MountServices): Router {
  const router = Router({ mergeParams: true });
  router.post(
    "/:installation/:scheme",
    express.raw({ type: () => true, limit: largest, inflate: false }),
    (request, response) => void answer(services, request, response),
  );
  router.use((_, response) => services.sendProblem(response, notFound("This address")));
  router.use(((_error, _request, response, _next) =>
    services.sendProblem(
      response,
      new AppError("platform.malformed", 400, "The message cannot be read."),
    )) as express.ErrorRequestHandler);
  return router;
}

async function answer(services: MountServices, request: Request, response: Response): Promise<void> {
  try {
    const chat = await hear(services, request);
    // A chat waits for a plain yes and shows what comes after it by itself.
    response.status(chat === undefined ? 202 : 200).end();
    if (chat) await answerInChat(services, chat.tenant, chat.heard);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) services.logger.error({ err: { message: (error as Error).message } }, "a message of a source failed");
    if (response.headersSent) return;
    services.sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
  }
}

/** What a chat is to be answered, null where nothing; undefined where the source is no chat. */
async function hear(
  services: MountServices,
  { params, headers, body }: Request,
): Promise<{ tenant: Tenant; heard: HeardChat } | null | undefined> {
  const { company = "", installation = "", scheme = "" } = params as Record<string, string>;
  const tenant = anId.test(installation) ? await findTenantBySlug(services.database, company) : null;
  if (tenant?.status !== "ACTIVE") throw notFound("This address");
  const given = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const hook = { headers: given, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
  const named = { installationId: installation, scheme };
  return services.asProduct(tenant, async (context) => {
    if (!(await isChat(context, installation))) {
      await hearMessage(context, named, hook, services);
      return undefined;
    }
    const heard = await hearChat(context, named, hook, services);
    return heard && { tenant, heard };
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
