import express, { Router, type Request, type Response } from "express";
import { z } from "zod";
import { scimShown, scimVersionOf } from "../domain/scim-shown.ts";
import { schemaResource, scimSchemas, userSchema } from "../domain/scim-schemas.ts";
import {
  removeScimUser,
  saveScimUser,
  scimUserOf,
  scimUsers,
  type ScimCaller,
  type ScimResource,
} from "../use-cases/scim-people.ts";
import { answerable, AppError, notFound } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { isTooDeep } from "#app/platform/http/exact-input.ts";
import { isKnown } from "#app/platform/http/entity-tag.ts";
import { storable } from "#app/platform/http/storable.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const schemas = {
  user: userSchema,
  list: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
  error: "urn:ietf:params:scim:api:messages:2.0:Error",
  config: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig",
};
const slice = z.object({
  filter: z.string().max(1_000).catch(""),
  startIndex: z.coerce.number().int().min(1).catch(1),
  count: z.coerce.number().int().min(0).max(200).catch(100),
});
const fields = z.object({
  attributes: z.string().max(2_000).catch(""),
  excludedAttributes: z.string().max(2_000).catch(""),
});

/**
 * `/scim/v2/<company>/<installation>`: where an identity provider puts people (RFC 7644). No cookie is read; the token is all
 * there is, and it is good for one connection of one company.
 */
export const scimMount: Mount = { at: "/scim/v2/:company/:installation", serve: scimRouter };

function scimRouter(services: MountServices): Router {
  const router = Router({ mergeParams: true });
  router.use(express.json({ type: ["application/scim+json", "application/json"], limit: "1mb" }));
  const route = (work: Work) => (request: Request, response: Response) =>
    void answer(services, request, response, work);
  router.get("/ServiceProviderConfig", (_, response) => void response.json(serviceProviderConfig));
  router.get("/ResourceTypes", (_, response) => sendList(response, [userType]));
  router.get("/ResourceTypes/User", (_, response) => void response.json(userType));
  router.get("/Schemas", (_, response) => sendList(response, scimSchemas.map(schemaResource)));
  router.get("/Schemas/:schema", (request, response) => sendSchema(response, request.params.schema));
  router.get("/Users", route(listUsers));
  router.post("/Users", route(createUser));
  router.get("/Users/:user", route(readUser));
  router.put("/Users/:user", route(replaceUser));
  router.patch("/Users/:user", route(changeUser));
  router.delete("/Users/:user", route(deleteUser));
  // What the standard knows and is not there (RFC 7644, 3.2, 3.7 and 3.11): departments come with people, groups are not kept.
  router.use(["/Groups", "/Bulk", "/Me", "/.search"], route(refuseUnknown));
  router.use((_, response) => sendError(response, notFound("This address")));
  router.use(((error, _request, response, _next) =>
    sendError(response, unreadBody(error as { status?: number }))) as express.ErrorRequestHandler);
  return router;
}

function unreadBody({ status }: { status?: number }): AppError {
  return status === 413
    ? new AppError("platform.too-large", 413, "The body is larger than any user is.")
    : new AppError("platform.malformed", 400, "The body is no JSON.");
}

type Asked = { context: Context; caller: ScimCaller; request: Request; services: MountServices };
type Answered = { status: number; body?: object; version?: string; location?: string };
type Work = (asked: Asked) => Promise<Answered>;

/** Where a user lies, by the public address. */
const addressOf = (request: Request, { config }: MountServices, id: string) =>
  `${config.publicUrl}${request.baseUrl}/Users/${id}`;

function shown({ request, services }: Pick<Asked, "request" | "services">, resource: ScimResource): object {
  const location = addressOf(request, services, resource.id);
  return scimShown(resource, { location, wanted: fields.parse(request.query) });
}

/** One user, with its entity tag. */
const one = (asked: Asked, status: number, resource: ScimResource): Answered => ({
  status,
  body: shown(asked, resource),
  version: scimVersionOf(resource),
  location: addressOf(asked.request, asked.services, resource.id),
});
const ifMatchOf = (request: Request) => request.get("if-match");

/** What was sent, as any table takes it: not nested without end, and without names that all objects share. */
function bodyOf({ body }: Request): unknown {
  if (isTooDeep(body)) throw new AppError("platform.too-deep", 400, "The body is nested deeper than any user is.");
  return storable(body);
}
const userOf = ({ params }: Request) => String(params["user"]);

async function listUsers(asked: Asked): Promise<Answered> {
  const { context, caller, request, services } = asked;
  const { filter, startIndex, count } = slice.parse(request.query);
  const { total, resources } = await scimUsers(context, caller, { filter, start: startIndex, count }, services);
  const Resources = resources.map((resource) => shown(asked, resource));
  const body = { schemas: [schemas.list], totalResults: total, startIndex, itemsPerPage: Resources.length, Resources };
  return { status: 200, body };
}

async function createUser(asked: Asked): Promise<Answered> {
  const { context, caller, request, services } = asked;
  return one(asked, 201, await saveScimUser(context, caller, { userId: null, body: bodyOf(request) }, services));
}

async function readUser(asked: Asked): Promise<Answered> {
  const { context, caller, request, services } = asked;
  const found = one(asked, 200, await scimUserOf(context, caller, userOf(request), services));
  return isKnown(found.version!, request.get("if-none-match")) ? { status: 304, version: found.version! } : found;
}

const replaceUser = (asked: Asked) => saveSent(asked, { patch: false });
const changeUser = (asked: Asked) => saveSent(asked, { patch: true });

async function saveSent(asked: Asked, { patch }: { patch: boolean }): Promise<Answered> {
  const { context, caller, request, services } = asked;
  const sent = { userId: userOf(request), body: bodyOf(request), patch, ifMatch: ifMatchOf(request) };
  return one(asked, 200, await saveScimUser(context, caller, sent, services));
}

async function deleteUser({ context, caller, request, services }: Asked): Promise<Answered> {
  const removed = { userId: userOf(request), ifMatch: ifMatchOf(request) };
  await removeScimUser(context, caller, removed, services);
  return { status: 204 };
}

/** Who may not be here is told nothing more. */
async function refuseUnknown({ context, caller, services }: Asked): Promise<Answered> {
  await scimUsers(context, caller, { filter: "", start: 1, count: 0 }, services);
  throw new AppError("integrations.scim-users-alone", 501, "Only users are taken here; groups, bulk and /Me are not.");
}

async function answer(services: MountServices, request: Request, response: Response, work: Work): Promise<void> {
  try {
    const { company = "", installation = "" } = request.params as Record<string, string>;
    const tenant = anId.test(installation) ? await findTenantBySlug(services.database, company) : null;
    const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (tenant?.status !== "ACTIVE" || token === "") throw new AppError("integrations.scim-token", 401, "No token.");
    const caller = { installationId: installation, token };
    const { status, body, version, location } = await services.asProduct(tenant, (context) =>
      work({ context, caller, request, services }),
    );
    response.status(status).type("application/scim+json");
    if (version) response.setHeader("ETag", version);
    if (location && status === 201) response.setHeader("Location", location);
    response.end(body && JSON.stringify(body));
  } catch (error) {
    const refusal = answerable(error);
    if (!refusal) services.logger.error({ err: { message: (error as Error).message } }, "a SCIM request failed");
    sendError(response, refusal ?? new AppError("platform.fault", 500, "Something went wrong."));
  }
}

/** What the standard calls a refusal (RFC 7644, table 9). */
const scimTypes: Readonly<Record<string, string>> = {
  "integrations.scim-taken": "uniqueness",
  "integrations.scim-filter": "invalidFilter",
  "integrations.scim-path": "invalidPath",
  "integrations.scim-value": "invalidValue",
};

function sendError(response: Response, { status: meant, code, message }: AppError): void {
  // The standard knows no other status for what is wrong in a body (RFC 7644, 3.12).
  const status = meant === 422 ? 400 : meant;
  if (status === 401) response.setHeader("WWW-Authenticate", 'Bearer realm="Cairn"');
  const scimType = scimTypes[code];
  const type = scimType ? { scimType } : {};
  const body = { schemas: [schemas.error], status: String(status), detail: message, ...type };
  response.status(status).type("application/scim+json").end(JSON.stringify(body));
}

function sendSchema(response: Response, id: string): void {
  const found = scimSchemas.find((schema) => schema.id === id);
  if (found) response.json(schemaResource(found));
  else sendError(response, notFound("This schema"));
}

function sendList(response: Response, Resources: readonly object[]): void {
  const totalResults = Resources.length;
  response.json({ schemas: [schemas.list], totalResults, startIndex: 1, itemsPerPage: totalResults, Resources });
}

const userType = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"],
  id: "User",
  name: "User",
  endpoint: "/Users",
  schema: schemas.user,
  schemaExtensions: [{ schema: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User", required: false }],
};

const serviceProviderConfig = {
  schemas: [schemas.config],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [{ type: "oauthbearertoken", name: "Token", description: "The token of the connection." }],
};
