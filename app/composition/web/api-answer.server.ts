import type { Request, Response } from "express";
import type { Context } from "#app/platform/context/context.ts";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import { isOn } from "#app/platform/flags/flags.ts";
import type { AnyEndpoint, Caller, Installation } from "#app/platform/http/endpoint.ts";
import { onceForKey } from "#app/platform/http/idempotency.ts";
import type { Mailer } from "#app/platform/mail/mailer.ts";
import type { Application } from "../application.ts";
import type { Answering } from "./answering.ts";
import { readBody } from "./api-body.server.ts";
import { readInput } from "./api-input.server.ts";
import { entityTag, isKnown } from "#app/platform/http/entity-tag.ts";
import type { InputPlaces } from "./input-places.ts";
import { problemOf, sendProblem } from "./problem.server.ts";
import { resolveProgram, sendsToken } from "./program.server.ts";
import type { requestBudget } from "./request-budget.server.ts";
import { createRequestScope, type ServedScope } from "./request-scope.server.ts";

/** An endpoint with what is worked out about it once: where its input stands, and what reads what it makes or changes. */
export type ServedEndpoint = {
  endpoint: AnyEndpoint;
  /** The scope a token needs that is narrowed to modules; null where it needs none. */
  scope: string | null;
  places: InputPlaces;
  answering: Answering | undefined;
};
export type Api = { application: Application; budget: ReturnType<typeof requestBudget> };

/** One request in one transaction: who, how often, what shape, then what; nothing is sent before the commit. */
export async function answerRequest(
  { application, budget }: Api,
  served: ServedEndpoint,
  request: Request,
  response: Response,
): Promise<void> {
  let scope: ServedScope | undefined;
  let language: string | undefined;
  try {
    scope = await createRequestScope(
      application,
      request,
      await resolveProgram(application, request, served.scope),
      String(response.locals.requestId),
      { remembers: served.endpoint.remembers ?? false },
    );
    if (scope.session) budget(response, scope.session);
    const context = await scope.open();
    language = context.actor.language;
    if (!isOn(context.tenant, "open-api")) throw notFound("This address");
    await served.endpoint.can.check(context);
    await readBody(served.endpoint, request, response);
    const caller: Caller = { by: sendsToken(request) ? "TOKEN" : "SESSION", id: scope.session!.id };
    const letters: Parameters<Mailer["send"]>[] = [];
    const installation = { ...application, caller, letters: heldLetters(application, letters) };
    const done = await doOnce(installation, context, served, request);
    await scope.end("commit");
    for (const letter of letters) await application.mailer.send(...letter);
    send(served, request, response, done);
  } catch (error) {
    await scope?.end("rollback");
    const { problem, isFault } = problemOf(response, error);
    if (isFault) logFault(application, response, error, served.endpoint.path);
    sendProblem(response, problem, language);
  } finally {
    await scope?.end("rollback");
  }
}

/** A tag goes with what is read or changed; who reads with it and would find nothing new is told so. */
function send({ endpoint }: ServedEndpoint, request: Request, response: Response, done: Done): void {
  response.setHeader("Cache-Control", "private, no-store");
  if (done.replayed) response.setHeader("Idempotency-Replayed", "true");
  if (done.status === 201) response.setHeader("Location", placeOf(endpoint.creates ?? "", request, done.body));
  if (done.status === 204) return void response.status(204).end();
  const text = JSON.stringify(done.body);
  const tag = entityTag(done.body, text);
  response.setHeader("ETag", tag);
  if (endpoint.method === "GET" && isKnown(tag, request.get("if-none-match"))) return void response.status(304).end();
  response.status(done.status).type("json").send(text);
}

/** Letters wait for the commit: nobody is told of what did not come about, and an answer that is repeated sends none. */
const heldLetters = ({ config }: Application, held: Parameters<Mailer["send"]>[]): Installation["letters"] => ({
  config,
  mailer: { send: async (message, { within: _, ...options } = {}) => void held.push([message, options]) },
  settle: async () => undefined,
});

type Done = { status: number; body: unknown; replayed?: boolean };

async function doOnce(
  installation: Installation & Pick<Application, "gatherings">,
  context: Context,
  { endpoint, places, answering }: ServedEndpoint,
  request: Request,
): Promise<Done> {
  const input = readInput(endpoint, places, request, context.tenant);
  const run = async (): Promise<Done> => {
    const done: unknown = await endpoint.run(context, input, installation.gatherings, installation);
    const body: unknown = endpoint.output.parse(done);
    if (!answering) return { status: 200, body };
    const { reader, made } = answering;
    const named = { ...request.params, ...(made ? (done as object) : {}) };
    const record = await recordAsRead(installation, context, reader, idsOf(reader, named));
    if (made) return { status: 201, body: record ?? body };
    return record === null ? { status: 204, body: null } : { status: 200, body: record };
  };
  const key = endpoint.method === "GET" ? undefined : request.get("idempotency-key");
  const asked = { method: endpoint.method, path: request.originalUrl, input };
  return key ? onceForKey(context, key.slice(0, 200), asked, run) : run();
}

/** What was made or changed, as its own address answers it; null where whoever did it may not look at it. */
async function recordAsRead(
  installation: Installation & Pick<Application, "gatherings">,
  context: Context,
  reader: AnyEndpoint,
  ids: Record<string, unknown>,
): Promise<unknown> {
  try {
    await reader.can.check(context);
    const input: unknown = reader.input.parse(ids);
    return reader.output.parse(await reader.run(context, input, installation.gatherings, installation)) as unknown;
  } catch (error) {
    if (error instanceof AppError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/** What fills the path of a record; of what made it, its last part may be called `id`. */
function idsOf({ path }: { path: string }, said: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const own = names.at(-1);
  return Object.fromEntries(names.map((name) => [name, name === own ? (said[name] ?? said.id) : said[name]]));
}

/** Where a record that was made is read. */
function placeOf(path: string, request: Request, record: unknown): string {
  const ids = idsOf({ path }, { ...request.params, ...(record as object) });
  return `/api/v1${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ids[name])))}`;
}

export function logFault({ logger }: Application, response: Response, error: unknown, path: string): void {
  const { message, stack } = error as Error;
  logger.error({ err: { message, stack }, path, requestId: String(response.locals.requestId) }, "request failed");
}
