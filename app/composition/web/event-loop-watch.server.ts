import type { NextFunction, Request, Response } from "express";
import { ownOf } from "#app/platform/http/own-properties.ts";
import { Counter, Histogram, type Registry } from "prom-client";
import type { Application } from "../application.ts";

/** Milliseconds for which one request may keep all others waiting. */
export const longestHold = 200;

/** Milliseconds between two looks at whether the process gets on. */
const between = 50;
/** A request that ended this lately may be the one that held the others up. */
const remembered = 20;
/** Requests a line of the log names, those that began or ended last. */
const told = 10;
/** Addresses that are counted apart: whoever asks for others makes no more of them. */
const mostRoutes = 100;

type UnderWay = { method: string; route: string; company: string | undefined };

export interface EventLoopWatch {
  /** Notes what is under way. */
  note(request: Request, response: Response, next: NextFunction): void;
  stop(): void;
}

/** Says in the log and in `/metrics` when requests held the process up, with the addresses and companies of those under way then. */
export function watchEventLoop({ logger }: Pick<Application, "logger">, registry: Registry): EventLoopWatch {
  const held = figures(registry);
  const label = fewLabels();
  const underWay = new Map<Response, UnderWay>();
  let ended: UnderWay[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const milliseconds = Math.round(now - last - between);
    last = now;
    if (milliseconds > longestHold) {
      const requests = [...[...underWay].map(([response, one]) => withCompany(one, response)), ...ended];
      for (const { route } of requests.length > 0 ? requests : [{ route: "none" }])
        held.count.inc({ route: label(route) });
      held.seconds.observe(milliseconds / 1000);
      logger.warn({ ms: milliseconds, requests: requests.slice(-told) }, "requests held the process up");
    }
    ended = [];
  }, between);
  timer.unref();
  return {
    note: (request, response, next) => {
      underWay.set(response, { method: request.method, ...placeOf(request.path) });
      response.once("close", () => {
        ended = [...ended.slice(1 - remembered), withCompany(underWay.get(response)!, response)];
        underWay.delete(response);
      });
      next();
    },
    stop: () => clearInterval(timer),
  };
}

function fewLabels(): (route: string) => string {
  const known = new Set<string>();
  return (route) => {
    if (known.size < mostRoutes) known.add(route);
    return known.has(route) ? route : "other";
  };
}

const names = { count: "cairn_event_loop_held_total", seconds: "cairn_event_loop_held_seconds" };

function figures(registry: Registry) {
  for (const name of Object.values(names)) registry.removeSingleMetric(name);
  return {
    count: new Counter({
      name: names.count,
      help: `How often a request was under way while the process did nothing else for more than ${longestHold} ms.`,
      labelNames: ["route"] as const,
      registers: [registry],
    }),
    seconds: new Histogram({
      name: names.seconds,
      help: `How long the process did nothing else, where that was more than ${longestHold} ms.`,
      buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [registry],
    }),
  };
}

/** In the address, or known once the session was read. */
function withCompany(one: UnderWay, { locals }: Response): UnderWay {
  const { company } = locals as { company?: string };
  return { ...one, company: one.company ?? company };
}

/** The addresses in which a company stands, by their first part, and where: `/embed/v1/<company>`. */
const companyAt: Readonly<Record<string, number>> = { calendar: 1, hooks: 1, embed: 2, scim: 2 };
const word = /^[a-z][a-z0-9-]{0,30}$/i;

/** The first four parts of an address, with `*` for each that names a company, a record or a secret. */
export function placeOf(path: string): { route: string; company: string | undefined } {
  const parts = path.split("/").slice(1, 5);
  const at = ownOf(companyAt, parts[0] ?? "");
  const route = parts.map((part, index) => (word.test(part) && (at === undefined || index < at) ? part : "*"));
  return { route: `/${route.join("/")}`, company: at === undefined ? undefined : parts[at] };
}
