import express, { Router, type Request, type Response } from "express";
import { answerable, AppError, notFound } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { isTooDeep } from "#app/platform/http/exact-input.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";
import { storable } from "#app/platform/http/storable.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { groupSchema } from "../domain/scim-group.ts";
import { enterprise } from "../domain/scim-person.ts";
import { schemaResource, scimSchemas, userSchema } from "../domain/scim-schemas.ts";
import { requireCaller, type ScimCaller } from "../use-cases/scim-caller.ts";
import { doBulk, mostOperations } from "./scim-bulk.server.ts";
import { listOf, refusalBody, type Answered, type Sent, type Work, type Works } from "./scim-exchange.server.ts";
import { groupWorks } from "./scim-groups.server.ts";
import { searchAll, searchOf } from "./scim-search.server.ts";
import { userWorks } from "./scim-users.server.ts";

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const largestBody = 1024 * 1024;
const works: Readonly<Record<string, Works>> = { Users: userWorks, Groups: groupWorks };
const kinds = Object.values(works);

/**
 * `/scim/v2/<company>/<installation>`: where an identity provider puts people and groups of them (RFC 7644). No cookie is read;
 * the token is all there is, and it is good for one connection of one company.
 */
export const scimMount: Mount = { at: "/scim/v2/:company/:installation", serve: scimRouter };

function scimRouter(services: MountServices): Router {
  const router = Router({ mergeParams: true });
  router.use(express.json({ type: ["application/scim+json", "application/json"], limit: largestBody }));
  router.get("/ServiceProviderConfig", (_, response) => void response.json(serviceProviderConfig));
  router.get("/ResourceTypes", (_, response) => void response.json(listOf(resourceTypes)));
  router.get("/ResourceTypes/:type", (request, response) =>
    sendOne(
      response,
      resourceTypes.find(({ id }) => id === request.params.type),
    ),
  );
  router.get("/Schemas", (_, response) => void response.json(listOf(scimSchemas.map(schemaResource))));
  router.get("/Schemas/:schema", (request, response) => {
    const found = scimSchemas.find(({ id }) => id === request.params.schema);
    sendOne(response, found && schemaResource(found));
  });
  for (const [kind, { list, create, read, replace, change, remove }] of Object.entries(works)) {
    const one = (work: Work) => (request: Request, response: Response) =>
      void answer(services, request, response, work);
    router.post(`/${kind}/.search`, one(searchOf(works[kind]!)));
    router.route(`/${kind}`).get(one(list)).post(one(create));
    router.route(`/${kind}/:id`).get(one(read)).put(one(replace)).patch(one(change)).delete(one(remove));
  }
  router.post("/Bulk", (request, response) => void answerBulk(services, request, response));
  router.post("/.search", (request, response) => void answer(services, request, response, searchAll(kinds)));
  // A token is a connection's and nobody's: there is no user who asks (RFC 7644, 3.11).
  router.use("/Me", (request, response) => void answer(services, request, response, refuseUnknown));
  router.use((_, response) => sendError(response, notFound("This address")));
  router.use(((error, _request, response, _next) =>
    sendError(response, unreadBody(error as { status?: number }))) as express.ErrorRequestHandler);
  return router;
}

function unreadBody({ status }: { status?: number }): AppError {
  return status === 413
    ? new AppError("platform.too-large", 413, "The body is larger than any user or group is.")
    : new AppError("platform.malformed", 400, "The body is no JSON.");
}

/** What was sent, as any table takes it: not nested without end, and without names that all objects share. */
function bodyOf({ body }: Request): unknown {
  if (isTooDeep(body)) throw new AppError("platform.too-deep", 400, "The body is nested deeper than any user is.");
  return storable(body);
}

const rootOf = (request: Request, { config }: MountServices) => `${config.publicUrl}${request.baseUrl}`;

function sentIn(request: Request, services: MountServices): Sent {
  return {
    id: String(request.params["id"] ?? ""),
    body: ["POST", "PUT", "PATCH"].includes(request.method) ? bodyOf(request) : undefined,
    query: request.query,
    ifMatch: request.get("if-match"),
    ifNoneMatch: request.get("if-none-match"),
    root: rootOf(request, services),
  };
}

/** Who may not be here is told nothing more. */
const refuseUnknown: Work = async ({ context, caller, services }) => {
  await requireCaller(context, caller, services);
  throw new AppError("integrations.scim-unknown", 501, "The token is a connection's: it stands for no user.");
};

type Doing<Result> = (work: (context: Context) => Promise<Result>) => Promise<Result>;

/** Who asks, and how work is done for them; refused without a word about why where it is nobody. */
async function callerOf(
  services: MountServices,
  request: Request,
): Promise<{ caller: ScimCaller; inCompany: Doing<Answered> }> {
  const { company = "", installation = "" } = request.params as Record<string, string>;
  const tenant = anId.test(installation) ? await findTenantBySlug(services.database, company) : null;
  const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (tenant?.status !== "ACTIVE" || token === "") throw new AppError("integrations.scim-token", 401, "No token.");
  return {
    caller: { installationId: installation, token },
    inCompany: (work) => services.asProduct(tenant, work),
  };
}

async function answer(services: MountServices, request: Request, response: Response, work: Work): Promise<void> {
  await answering(services, response, async () => {
    const { caller, inCompany } = await callerOf(services, request);
    const sent = sentIn(request, services);
    return inCompany((context) => work({ context, caller, sent, services }));
  });
}

async function answerBulk(services: MountServices, request: Request, response: Response): Promise<void> {
  await answering(services, response, async () => {
    const { caller, inCompany } = await callerOf(services, request);
    await inCompany(async (context) => {
      await requireCaller(context, caller, services);
      return { status: 200 };
    });
    return doBulk(bodyOf(request), {
      works,
      root: rootOf(request, services),
      run: (work, sent) => inCompany((context) => work({ context, caller, sent, services })),
      failed: (error) => logFault(services, error),
    });
  });
}

async function answering(services: MountServices, response: Response, work: () => Promise<Answered>): Promise<void> {
  try {
    const { status, body, version, location } = await work();
    response.status(status).type("application/scim+json");
    if (version) response.setHeader("ETag", version);
    if (location && status === 201) response.setHeader("Location", location);
    response.end(body && JSON.stringify(body));
  } catch (error) {
    const refusal = answerable(error);
    if (!refusal) logFault(services, error);
    sendError(response, refusal ?? new AppError("platform.fault", 500, "Something went wrong."));
  }
}

const logFault = ({ logger }: MountServices, error: unknown) =>
  logger.error({ err: { message: (error as Error).message } }, "a SCIM request failed");

function sendError(response: Response, error: AppError): void {
  const { status, body } = refusalBody(error);
  if (status === 401) response.setHeader("WWW-Authenticate", 'Bearer realm="Cairn"');
  response.status(status).type("application/scim+json").end(JSON.stringify(body));
}

function sendOne(response: Response, found: object | undefined): void {
  if (found) response.json(found);
  else sendError(response, notFound("It"));
}

const typeSchema = ["urn:ietf:params:scim:schemas:core:2.0:ResourceType"];
const resourceTypes = [
  {
    ...{ schemas: typeSchema, id: "User", name: "User", endpoint: "/Users", schema: userSchema },
    schemaExtensions: [{ schema: enterprise, required: false }],
  },
  { schemas: typeSchema, id: "Group", name: "Group", endpoint: "/Groups", schema: groupSchema, schemaExtensions: [] },
];

const serviceProviderConfig = {
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"],
  patch: { supported: true },
  bulk: { supported: true, maxOperations: mostOperations, maxPayloadSize: largestBody },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [{ type: "oauthbearertoken", name: "Token", description: "The token of the connection." }],
};
