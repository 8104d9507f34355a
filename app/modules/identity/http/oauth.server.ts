import { Router, urlencoded, type ErrorRequestHandler, type Request, type Response } from "express";
import { z } from "zod";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { Mount, MountServices } from "#app/platform/http/mount.ts";
import { allTokenScopes, namesOf, reachOf } from "../domain/token-scopes.ts";
import { issueAppToken } from "../use-cases/issue-app-token.ts";
import { revokeIssuedToken } from "../use-cases/revoke-issued-token.ts";
import { takeAppTry } from "../use-cases/sign-in-throttle.ts";

/** Refusals as RFC 6749, section 5.2 names them. */
class OauthRefusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly basic: boolean;

  constructor(code: string, message: string, { status = 400, basic = false } = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.basic = basic;
  }
}

/** `POST /oauth/token`: client credentials by RFC 6749, section 4.4; `POST /oauth/revoke` by RFC 7009. No cookie is read. */
export const oauthMount: Mount = {
  at: "/oauth",
  serve: (services) => {
    const router = Router();
    const form = urlencoded({ extended: false, limit: "8kb", parameterLimit: 20 });
    router.post("/token", form, (request, response) => void answer(services, request, response));
    router.all("/token", (_, response) => {
      refuse(response, new OauthRefusal("invalid_request", "Send a POST.", { status: 405 }));
    });
    router.post("/revoke", form, (request, response) => void revoke(services, request, response));
    router.all("/revoke", (_, response) => {
      refuse(response, new OauthRefusal("invalid_request", "Send a POST.", { status: 405 }));
    });
    router.use(unreadable);
    return router;
  },
};

/** What a program finds out by itself (RFC 8414). */
export const oauthMetadataMount: Mount = {
  at: "/.well-known/oauth-authorization-server",
  serve: ({ config }) => {
    const router = Router();
    router.get("/", (_, response) => {
      const issuer = config.publicUrl;
      response.setHeader("Cache-Control", "public, max-age=3600");
      response.json({
        issuer,
        token_endpoint: `${issuer}/oauth/token`,
        revocation_endpoint: `${issuer}/oauth/revoke`,
        revocation_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
        grant_types_supported: ["client_credentials"],
        response_types_supported: [],
        token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
        scopes_supported: allTokenScopes,
        service_documentation: `${issuer}/api/v1/docs`,
      });
    });
    return router;
  },
};

function answer(services: MountServices, request: Request, response: Response): Promise<void> {
  return answering(services, request, response, async () => {
    const asked = readAsked(request);
    const issued = await issueAppToken(services, asked);
    if (!issued) throw wrongClient(asked.basic);
    // More than the app may is refused rather than left out, so that nobody finds out by a later refusal.
    if (issued === "BEYOND") throw new OauthRefusal("invalid_scope", "This app may do less than that.");
    response.json({
      access_token: issued.token,
      token_type: "Bearer",
      expires_in: issued.seconds,
      scope: namesOf(issued),
    });
  });
}

/** What is no token, or not this app's, is answered alike: nobody finds out which texts are tokens. */
function revoke(services: MountServices, request: Request, response: Response): Promise<void> {
  return answering(services, request, response, async () => {
    const posted = z.object({ token: z.string().min(1).max(500) }).safeParse(request.body ?? {});
    if (!posted.success) throw new OauthRefusal("invalid_request", "Send the token as a form.");
    const { client, basic } = readClient(request);
    if (!(await revokeIssuedToken(services, { ...client, token: posted.data.token }))) throw wrongClient(basic);
    response.status(200).end();
  });
}

/** An answer, or a refusal; each counts against the tries of its address. */
async function answering(
  services: MountServices,
  request: Request,
  response: Response,
  work: () => Promise<void>,
): Promise<void> {
  response.setHeader("Cache-Control", "no-store");
  try {
    await takeAppTry({ database: services.database, clock: services.clock, address: request.ip ?? "" });
    await work();
  } catch (error) {
    if (error instanceof OauthRefusal) return refuse(response, error);
    const refusal = refusalOf(error);
    if (!refusal) {
      services.logger.error({ err: { message: (error as Error).message } }, "an app could not be answered");
      return refuse(response, new OauthRefusal("server_error", "Try again.", { status: 500 }));
    }
    if (refusal.status === 429) response.setHeader("Retry-After", "900");
    services.sendProblem(response, refusal);
  }
}

const askedInput = z.object({ grant_type: z.string(), scope: z.string().max(2_000).default("") });
const clientInput = z.object({
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(200).optional(),
});

function readAsked(request: Request) {
  const posted = askedInput.safeParse(request.body ?? {});
  if (!posted.success) throw new OauthRefusal("invalid_request", "Send grant_type=client_credentials as a form.");
  const { grant_type: grant, scope } = posted.data;
  const said = readClientSaid(request);
  if (grant !== "client_credentials")
    throw new OauthRefusal("unsupported_grant_type", "Only client_credentials is known here.");
  const names = scope.split(" ").filter(Boolean);
  const asked = names.length > 0 ? reachOf(names) : null;
  if (names.length > 0 && !asked)
    throw new OauthRefusal("invalid_scope", "The scopes are read, write, and those of a module, as goals:read.");
  const { client, basic } = checkedClient(said);
  return { ...client, asked, basic };
}

const readClient = (request: Request) => checkedClient(readClientSaid(request));

function readClientSaid(request: Request) {
  const posted = clientInput.safeParse(request.body ?? {});
  if (!posted.success) throw new OauthRefusal("invalid_request", "Send id and secret as a form.");
  const { client_id: id, client_secret: secret } = posted.data;
  const basic = readBasic(request.headers.authorization);
  if (basic && (secret !== undefined || (id !== undefined && id !== basic.clientId)))
    throw new OauthRefusal("invalid_request", "Say id and secret one way only.");
  return { client: basic ?? { clientId: id ?? "", secret: secret ?? "" }, basic: basic !== null };
}

function checkedClient(said: ReturnType<typeof readClientSaid>) {
  const { client, basic } = said;
  if (!z.guid().safeParse(client.clientId).success || client.secret === "") throw wrongClient(basic);
  return said;
}

/** Id and secret, form-encoded each, as RFC 6749, section 2.3.1 has them. */
function readBasic(header: string | undefined): { clientId: string; secret: string } | null {
  if (header === undefined) return null;
  const text = /^Basic +([\w+/=-]{1,800})$/i.exec(header)?.[1];
  const parts = text && /^([^:]*):(.*)$/.exec(Buffer.from(text, "base64").toString("utf8"));
  if (!parts) throw wrongClient(true);
  try {
    const [clientId, secret] = [parts[1]!, parts[2]!].map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    return { clientId: clientId!, secret: secret! };
  } catch {
    throw wrongClient(true);
  }
}

const wrongClient = (basic: boolean) =>
  new OauthRefusal("invalid_client", "There is no such app, its secret is another, or it has ended.", {
    ...{ status: 401, basic },
  });

function refuse(response: Response, { code, message, status, basic }: OauthRefusal): void {
  response.setHeader("Cache-Control", "no-store");
  if (basic) response.setHeader("WWW-Authenticate", 'Basic realm="Cairn", charset="UTF-8"');
  if (status === 405) response.setHeader("Allow", "POST");
  response.status(status).json({ error: code, error_description: message });
}

const unreadable: ErrorRequestHandler = (_error, _request, response, _next) =>
  refuse(response, new OauthRefusal("invalid_request", "Send grant_type=client_credentials as a form."));
