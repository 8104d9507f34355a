import express, { Router, type Request, type Response } from "express";
import {
  answerChat,
  chatAnswer,
  hearChat,
  hearMessage,
  isChat,
  type HeardChat,
} from "#app/modules/integrations/index.ts";
import { AppError, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { loadWorkingActors } from "#app/modules/access/index.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { contextOf, type Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { translators } from "../translators.server.ts";
import { wordsOf } from "./words-of-refusal.server.ts";
import { sendProblem } from "./problem.server.ts";

const largest = "1mb";
const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `/hooks/<company>/<installation>/<scheme>`: where a source tells that something changed. No cookie is read; the signature
 * over the very bytes is all there is, and what comes of it is that the source is read.
 */
export function hooksRouter(application: Application): Router {
  const router = Router({ mergeParams: true });
  router.post(
    "/:installation/:scheme",
    express.raw({ type: () => true, limit: largest, inflate: false }),
    (request, response) => void answer(application, request, response),
  );
  router.use((_, response) => sendProblem(response, notFound("This address")));
  router.use(((_error, _request, response, _next) =>
    sendProblem(
      response,
      new AppError("platform.malformed", 400, "The message cannot be read."),
    )) as express.ErrorRequestHandler);
  return router;
}

async function answer(application: Application, request: Request, response: Response): Promise<void> {
  try {
    const chat = await hear(application, request);
    // A chat waits for a plain yes and shows what comes after it by itself.
    response.status(chat === undefined ? 202 : 200).end();
    if (chat) await answerInChat(application, chat.tenant, chat.heard);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal)
      application.logger.error({ err: { message: (error as Error).message } }, "a message of a source failed");
    if (response.headersSent) return;
    sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
  }
}

/** What a chat is to be answered, null where nothing; undefined where the source is no chat. */
async function hear(
  application: Application,
  { params, headers, body }: Request,
): Promise<{ tenant: Tenant; heard: HeardChat } | null | undefined> {
  const { company = "", installation = "", scheme = "" } = params as Record<string, string>;
  const tenant = anId.test(installation) ? await findTenantBySlug(application.database, company) : null;
  if (tenant?.status !== "ACTIVE") throw notFound("This address");
  const given = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  const hook = { headers: given, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
  const named = { installationId: installation, scheme };
  return asProduct(application, tenant, async (context) => {
    if (!(await isChat(context, installation))) {
      await hearMessage(context, named, hook, application);
      return undefined;
    }
    const heard = await hearChat(context, named, hook, application);
    return heard && { tenant, heard };
  });
}

/** Done with the rights of the person who asked, in a transaction of their own; shown to them alone. */
async function answerInChat(application: Application, tenant: Tenant, heard: HeardChat): Promise<void> {
  const { gatherings, config } = application;
  const { asked } = heard;
  // Who has left asks for nothing any more.
  const [working] = await asProduct(application, tenant, (context) =>
    loadWorkingActors(context, context.clock.now(), heard.employeeId === null ? [] : [heard.employeeId]),
  );
  const employeeId = working?.employeeId ?? null;
  const card =
    employeeId === null
      ? { title: translators.en.t("chat-unknown", { ns: "integrations" }) }
      : await inUnitOfWork(application.database, tenant, {}, async (unit) => {
          const context = await contextOf(application, unit, employeeId);
          const { t } = translators[context.actor.language as Language];
          const words = (room: string) => (key: string, params?: object) => t(key, { ns: room, ...params });
          const refusal = (code: string, params?: Record<string, string | number>) =>
            wordsOf(code, params, context.actor.language) ?? code;
          return chatAnswer(
            context,
            asked,
            gatherings.chatCommands(context.actor),
            { words, refusal },
            config.publicUrl,
          );
        });
  await asProduct(application, tenant, (context) => answerChat(context, heard, card, application));
}
