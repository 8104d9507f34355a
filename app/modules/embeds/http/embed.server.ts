import { randomUUID } from "node:crypto";
import express, { type Request, type Response, Router } from "express";
import {
  countUse,
  embedOrigins,
  keyNamedBy,
  openEmbedSession,
  originRefused,
  resolveEmbedSession,
} from "#app/modules/embeds/index.ts";
import { membershipOf } from "#app/modules/identity/index.ts";
import { AppError, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import type { AnyEmbed } from "#app/platform/http/embed.ts";
import { byTextRuleOf } from "#app/platform/text/text-rule.ts";
import { storable } from "#app/platform/http/storable.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { contextOf, type Application } from "../application.ts";
import { roomServers } from "../rooms.server.ts";
import { invalidInput, sendProblem } from "./problem.server.ts";

/**
 * `/embed/v1/<company>`: what widgets on other sites ask. No cookie is read; a site must be named by an admin, its backend must
 * have signed for the person, and what is shown follows that person's rights.
 */
export function embedRouter(application: Application): Router {
  const router = Router({ mergeParams: true });
  router.use(
    (request, response, next) =>
      void letSiteIn(application, request, response).then(
        (open) => (open ? next() : undefined),
        (error: unknown) => refuse(application, response, error),
      ),
  );
  router.post(
    "/session",
    express.text({ type: ["text/plain", "application/jwt"], limit: "8kb" }),
    (request, response) => answer(application, response, () => openSession(application, request, tenantIn(response))),
  );
  const body = express.json({ type: "application/json", limit: "64kb" });
  for (const embed of roomServers.flatMap((room) => room.embeds ?? [])) {
    const ask = (request: Request, response: Response) =>
      answer(application, response, () => run(application, embed, request, tenantIn(response)));
    if (embed.method === "POST") router.post(embed.path, body, ask);
    else router.get(embed.path, ask);
  }
  router.use((_, response) => sendProblem(response, notFound("This address")));
  router.use(((_error, _request, response, _next) =>
    sendProblem(response, invalidInput([]))) as express.ErrorRequestHandler);
  return router;
}

/** Names the site to its browser where an admin named it here; a question ahead is answered at once. Answers whether to go on. */
async function letSiteIn(application: Application, request: Request, response: Response): Promise<boolean> {
  const origin = originOf(request);
  const tenant = await tenantOf(application, request).catch((error: unknown) => {
    // A page that names no company of ours may read that: its maker cannot tell it from a site not named otherwise.
    response.setHeader("Access-Control-Allow-Origin", "*");
    throw error;
  });
  response.locals.tenant = tenant;
  const named = await inUnitOfWork(application.database, tenant, { readOnly: true }, (unit) =>
    embedOrigins(unit, application.clock),
  );
  response.vary("Origin");
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (!named.includes(origin)) throw originRefused(origin);
  response.setHeader("Access-Control-Allow-Origin", origin);
  if (request.method !== "OPTIONS") return true;
  response.setHeader("Access-Control-Allow-Methods", "GET, POST");
  response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
  response.setHeader("Access-Control-Max-Age", "600");
  response.status(204).end();
  return false;
}

async function openSession(application: Application, request: Request, tenant: Tenant): Promise<object> {
  const token = typeof request.body === "string" ? request.body.trim() : "";
  try {
    return await inUnitOfWork(application.database, tenant, {}, (unit) =>
      openEmbedSession(unit, application.clock, token, originOf(request)),
    );
  } catch (error) {
    await countRefusal(application, tenant, error, keyNamedBy(token));
    throw error;
  }
}

/** What is refused leaves nothing behind but that it was, for who keeps the key. */
async function countRefusal(
  { database, clock }: Application,
  tenant: Tenant,
  error: unknown,
  keyId: string | null,
): Promise<void> {
  if (keyId === null || !(error instanceof AppError)) return;
  await inUnitOfWork(database, tenant, {}, (unit) => countUse(unit, clock, keyId, "refused"));
}

async function run(application: Application, embed: AnyEmbed, request: Request, tenant: Tenant): Promise<unknown> {
  const readOnly = embed.method !== "POST";
  const session = /^Bearer +([\w-]{40,60})$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
  let keyId: string | null = null;
  const answered = inUnitOfWork(application.database, tenant, { readOnly }, async (unit) => {
    const viewer = await resolveEmbedSession(unit, application.clock, session, originOf(request));
    if (!viewer || (await membershipOf(application.database, tenant.id, viewer.employeeId)) === "DEACTIVATED")
      throw sessionEnded();
    keyId = viewer.keyId;
    if (!viewer.scopes.includes(embed.scope as never))
      throw new AppError("embeds.scope", 403, `The site's token does not allow ${embed.scope}.`);
    const context = await contextOf(application, unit, viewer.employeeId, randomUUID());
    await embed.can.check(context);
    const sent = storable({ ...request.query, ...(readOnly ? {} : bodyOf(request)), ...request.params });
    const input = byTextRuleOf(tenant, () => embed.input.safeParse(sent));
    if (!input.success) throw invalidInput(input.error.issues);
    if (!readOnly) await countUse(unit, application.clock, keyId, "sent");
    return embed.output.parse(await embed.run(context, input.data)) as unknown;
  });
  return answered.catch(async (error: unknown) => {
    await countRefusal(application, tenant, error, keyId);
    throw error;
  });
}

/** What was sent as JSON: an object, or nothing. */
function bodyOf({ body }: Request): object {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as object) : {};
}

async function tenantOf({ database }: Application, request: Request): Promise<Tenant> {
  const tenant = await findTenantBySlug(database, String(request.params.company ?? ""));
  if (!tenant || tenant.status !== "ACTIVE" || !isOn(tenant, "embedding"))
    throw new AppError(
      "embeds.no-company",
      404,
      "No company of this name shows widgets. The attribute company of <cairn-provider> is its name in Cairn's address.",
    );
  return tenant;
}

/** The company whose site was let in. */
function tenantIn({ locals }: Response): Tenant {
  return locals.tenant as Tenant;
}

function originOf(request: Request): string {
  const { origin } = request.headers;
  if (!origin || origin === "null")
    throw new AppError(
      "embeds.no-origin",
      403,
      "Widgets are asked for by pages of a site, which their browser names (Origin).",
    );
  return origin;
}

async function answer(application: Application, response: Response, act: () => Promise<unknown>): Promise<void> {
  await act().then(
    (body) => void response.json(body),
    (error: unknown) => refuse(application, response, error),
  );
}

function refuse({ logger }: Application, response: Response, error: unknown): void {
  const refusal = refusalOf(error);
  if (!refusal)
    logger.error({ err: { message: (error as Error).message, stack: (error as Error).stack } }, "request failed");
  sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
}

const sessionEnded = () =>
  new AppError("embeds.session-ended", 401, "The widget's session has ended. Ask for a new token.");
