import { invalidInput } from "#app/platform/http/invalid-input.ts";
import { randomUUID } from "node:crypto";
import express, { type Request, type Response, Router } from "express";
import { embedOrigins } from "../queries/embed-origins.ts";
import { resolveEmbedSession } from "../queries/resolve-embed-session.ts";
import { countUse } from "../use-cases/count-use.ts";
import { keyNamedBy, openEmbedSession, originRefused } from "../use-cases/open-embed-session.ts";
import { membershipOf } from "#app/modules/identity/index.ts";
import { answerable, AppError, notFound } from "#app/platform/errors/app-error.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import type { AnyEmbed } from "#app/platform/http/embed.ts";
import { byTextRuleOf } from "#app/platform/text/text-rule.ts";
import { storable } from "#app/platform/http/storable.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";

/**
 * `/embed/v1/<company>`: what widgets on other sites ask. No cookie is read; a site must be named by an admin, its backend must
 * have signed for the person, and what is shown follows that person's rights.
 */
export const embedMount: Mount = { at: "/embed/v1/:company", serve: embedRouter };

function embedRouter(services: MountServices): Router {
  const router = Router({ mergeParams: true });
  router.use(
    (request, response, next) =>
      void letSiteIn(services, request, response).then(
        (open) => (open ? next() : undefined),
        (error: unknown) => refuse(services, response, error),
      ),
  );
  router.post(
    "/session",
    express.text({ type: ["text/plain", "application/jwt"], limit: "8kb" }),
    (request, response) => answer(services, response, () => openSession(services, request, tenantIn(response))),
  );
  const body = express.json({ type: "application/json", limit: "64kb" });
  for (const embed of services.gatherings.embeds) {
    const ask = (request: Request, response: Response) =>
      answer(services, response, () => run(services, embed, request, tenantIn(response)));
    if (embed.method === "POST") router.post(embed.path, body, ask);
    else router.get(embed.path, ask);
  }
  router.use((_, response) => services.sendProblem(response, notFound("This address")));
  router.use(((_error, _request, response, _next) =>
    services.sendProblem(response, invalidInput([]))) as express.ErrorRequestHandler);
  return router;
}

/** Names the site to its browser where an admin named it here; a question ahead is answered at once. Answers whether to go on. */
async function letSiteIn(services: MountServices, request: Request, response: Response): Promise<boolean> {
  const origin = originOf(request);
  const tenant = await tenantOf(services, request).catch((error: unknown) => {
    // A page that names no company of ours may read that: its maker cannot tell it from a site not named otherwise.
    response.setHeader("Access-Control-Allow-Origin", "*");
    throw error;
  });
  response.locals.tenant = tenant;
  const named = await inUnitOfWork(services.database, tenant, { readOnly: true }, (unit) =>
    embedOrigins(unit, services.clock),
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

async function openSession(services: MountServices, request: Request, tenant: Tenant): Promise<object> {
  const token = typeof request.body === "string" ? request.body.trim() : "";
  try {
    return await inUnitOfWork(services.database, tenant, {}, (unit) =>
      openEmbedSession(unit, services.clock, token, originOf(request)),
    );
  } catch (error) {
    await countRefusal(services, tenant, error, keyNamedBy(token));
    throw error;
  }
}

/** What is refused leaves nothing behind but that it was, for who keeps the key. */
async function countRefusal(
  { database, clock }: MountServices,
  tenant: Tenant,
  error: unknown,
  keyId: string | null,
): Promise<void> {
  if (keyId === null || !(error instanceof AppError)) return;
  await inUnitOfWork(database, tenant, {}, (unit) => countUse(unit, clock, keyId, "refused"));
}

async function run(services: MountServices, embed: AnyEmbed, request: Request, tenant: Tenant): Promise<unknown> {
  const readOnly = embed.method !== "POST";
  const session = /^Bearer +([\w-]{40,60})$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
  let keyId: string | null = null;
  const answered = inUnitOfWork(services.database, tenant, { readOnly }, async (unit) => {
    const viewer = await resolveEmbedSession(unit, services.clock, session, originOf(request));
    if (!viewer || (await membershipOf(services.database, tenant.id, viewer.employeeId)) === "DEACTIVATED")
      throw sessionEnded();
    keyId = viewer.keyId;
    if (!viewer.scopes.includes(embed.scope as never))
      throw new AppError("embeds.scope", 403, `The site's token does not allow ${embed.scope}.`);
    const context = await services.contextOf(unit, viewer.employeeId, randomUUID());
    await embed.can.check(context);
    const sent = storable({ ...request.query, ...(readOnly ? {} : bodyOf(request)), ...request.params });
    const input = byTextRuleOf(tenant, () => embed.input.safeParse(sent));
    if (!input.success) throw invalidInput(input.error.issues);
    if (!readOnly) await countUse(unit, services.clock, keyId, "sent");
    return embed.output.parse(await embed.run(context, input.data)) as unknown;
  });
  return answered.catch(async (error: unknown) => {
    await countRefusal(services, tenant, error, keyId);
    throw error;
  });
}

/** What was sent as JSON: an object, or nothing. */
function bodyOf({ body }: Request): object {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as object) : {};
}

async function tenantOf({ database }: MountServices, request: Request): Promise<Tenant> {
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

async function answer(services: MountServices, response: Response, act: () => Promise<unknown>): Promise<void> {
  await act().then(
    (body) => void response.json(body),
    (error: unknown) => refuse(services, response, error),
  );
}

function refuse({ logger, sendProblem }: MountServices, response: Response, error: unknown): void {
  const refusal = answerable(error);
  if (!refusal)
    logger.error({ err: { message: (error as Error).message, stack: (error as Error).stack } }, "request failed");
  sendProblem(response, refusal ?? new AppError("platform.fault", 500, "Oops! something went wrong!"));
}

const sessionEnded = () =>
  new AppError("embeds.session-ended", 401, "The widget's session has ended. Ask for a new token.");
