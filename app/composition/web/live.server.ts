import { randomUUID } from "node:crypto";
import { parse as parseCookies } from "cookie";
import type { Request, RequestHandler, Response } from "express";
import { resolveSession, sessionCookieName } from "#app/modules/identity/index.ts";
import { liveChannel, readAnnouncement } from "#app/platform/live/announce-live.ts";
import { LiveHub } from "#app/platform/live/live-hub.ts";
import { listenEverywhere } from "#tenancy/listen.ts";
import type { Application } from "../application.ts";

/** Milliseconds after which a word keeps proxies from closing the connection, and the session is looked at again. */
const heartbeat = 25_000;

/** Server-sent events for the open pages of people who are signed in: topics, and nothing of what they are about. */
export function liveStreams(application: Application): RequestHandler {
  const hub = new LiveHub(randomUUID());
  const listening = oneListener(application, hub);
  const open = new Set<Response>();
  application.onStop(async () => open.forEach((response) => response.end()));
  return (request, response, next) => {
    open.add(response.once("close", () => open.delete(response)));
    answer(application, hub, listening, request, response).catch(next);
  };
}

/** One connection for the process, opened with the first page; its failure is the next page's to try again. */
function oneListener({ database, onStop }: Application, hub: LiveHub): () => Promise<unknown> {
  let listener: Promise<unknown> | null = null;
  return () =>
    (listener ??= listenEverywhere(
      database,
      liveChannel,
      (payload) => {
        const announcement = readAnnouncement(payload);
        if (announcement) hub.hear(announcement);
      },
      () => hub.missedSome(),
    ).then(
      (opened) => onStop(() => opened.close()),
      (error: unknown) => {
        listener = null;
        throw error;
      },
    ));
}

async function answer(
  application: Application,
  hub: LiveHub,
  listening: () => Promise<unknown>,
  request: Request,
  response: Response,
): Promise<void> {
  const listener = await listenerOf(application, request);
  response.setHeader("Cache-Control", "private, no-store");
  // Tells a browser not to come back: there is nobody who could hear anything.
  if (!listener) return void response.status(204).end();
  await listening();
  // Who left meanwhile is told nothing, and counts for nothing.
  if (response.closed || response.destroyed) return;
  const send = (event: string, data: string, id: string) =>
    response.write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
  const begin = () => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
    response.write("retry: 3000\n\n");
  };
  const lastId = String(request.headers["last-event-id"] ?? "") || null;
  const waiting: [string, string, string][] = [];
  const put = (...message: [string, string, string]) =>
    response.headersSent ? void send(...message) : void waiting.push(message);
  const leave = hub.join(
    {
      ...listener,
      hear: (topic, id) => put("live", topic, id),
      missed: (id) => put("missed", "", id),
      lookAgain: () => void goOn(application, request, response, listener),
    },
    lastId,
  );
  if (!leave) return void response.status(503).setHeader("Retry-After", "60").end();
  begin();
  for (const message of waiting) send(...message);
  const beat = setInterval(() => void goOn(application, request, response, listener), heartbeat);
  beat.unref();
  response.once("close", () => {
    clearInterval(beat);
    leave();
  });
}

type Listener = { tenantId: string; employeeId: string; viewing: boolean };

/**
 * Whose session it is, also while they look through somebody else's eyes: what is announced to that person is between them
 * and others. Nobody is kept signed in by listening.
 */
async function listenerOf(application: Application, request: Request): Promise<Listener | null> {
  const cookie = parseCookies(request.headers.cookie ?? "")[sessionCookieName];
  const resolved = await resolveSession(application, cookie, request.ip ?? "", { seen: false });
  if (!resolved?.tenant || !resolved.session.employeeId || resolved.barred) return null;
  const { employeeId, viewingEmployeeId } = resolved.session;
  return { tenantId: resolved.tenant.id, employeeId, viewing: viewingEmployeeId !== null };
}

/** A session that ended hears nothing more. */
async function goOn(application: Application, request: Request, response: Response, before: Listener): Promise<void> {
  const now = await listenerOf(application, request).catch(() => null);
  if (now?.employeeId === before.employeeId && now.viewing === before.viewing) response.write(": \n\n");
  else response.end();
}
