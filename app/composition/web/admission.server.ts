import type { NextFunction, Request, RequestHandler, Response } from "express";
import { LRUCache } from "lru-cache";
import { Counter, Gauge, type Registry } from "prom-client";
import { sessionCookieName } from "#app/modules/identity/index.ts";
import { tellToComeBack } from "./come-back.server.ts";

type Limits = {
  /** Requests that are worked on at once. */
  atOnce: number;
  /** How many may wait besides. */
  mostWaiting: number;
  /** Milliseconds after which somebody who waits is told to come back; longer, and they would have reloaded the page. */
  longestWait: number;
};

/** Twice as many requests as there are connections to the database keep both busy. */
export function limitsFor(connections: number): Limits {
  return { atOnce: connections * 2, mostWaiting: 500, longestWait: 750 };
}

/** Askers whose company is remembered. */
const remembered = 10_000;

type Waiting = { asker: string; response: Response; begin: () => void; giveUp: NodeJS.Timeout };

/**
 * Lets as many readers in as the process can serve, and tells the rest in good time to come back: with more, everybody would
 * wait longer and longer, until nobody stays for their answer. Among those who wait, the company goes first that has the
 * fewest requests under way, so that a busy company slows down itself and not its neighbours. Writes are never turned away,
 * for what was typed may be lost with them.
 */
export function admit(registry: Registry, limits: Limits): RequestHandler {
  const { underWay, ask, leave } = places(limits);
  const turnedAway = figures(registry, underWay);
  const companies = new LRUCache<string, string>({ max: remembered });

  return (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const who = askedBy(request);
    const asker = companies.get(who) ?? who;
    ask(asker, response, (isLetIn) => {
      if (!isLetIn) {
        turnedAway.inc();
        return tellToComeBack(request, response);
      }
      onceAnswered(response, () => {
        leave(asker);
        const { company } = response.locals as { company?: string };
        if (company) companies.set(who, `company ${company}`);
      });
      next();
    });
  };
}

function places({ atOnce, mostWaiting, longestWait }: Limits) {
  const underWay = new Map<string, number>();
  let waiting: Waiting[] = [];
  let taken = 0;

  const add = (asker: string, more: number) => {
    taken += more;
    const now = (underWay.get(asker) ?? 0) + more;
    if (now > 0) underWay.set(asker, now);
    else underWay.delete(asker);
  };

  function letNextIn(): void {
    waiting = waiting.filter(({ response, giveUp }) => !response.destroyed || void clearTimeout(giveUp));
    if (waiting.length === 0 || taken >= atOnce) return;
    const busy = ({ asker }: Waiting) => underWay.get(asker) ?? 0;
    const next = waiting.reduce((first, other) => (busy(other) < busy(first) ? other : first));
    waiting.splice(waiting.indexOf(next), 1);
    clearTimeout(next.giveUp);
    add(next.asker, 1);
    next.begin();
  }

  return {
    underWay: () => taken,
    ask(asker: string, response: Response, answer: (isLetIn: boolean) => void): void {
      if (taken < atOnce) {
        add(asker, 1);
        return answer(true);
      }
      if (waiting.length >= mostWaiting) return answer(false);
      const one: Waiting = {
        asker,
        response,
        begin: () => answer(true),
        giveUp: setTimeout(() => {
          waiting.splice(waiting.indexOf(one), 1);
          answer(false);
        }, longestWait),
      };
      waiting.push(one);
    },
    leave(asker: string): void {
      add(asker, -1);
      letNextIn();
    },
  };
}

/** When the answer begins to go out, or nobody waits for it any more: whoever reads slowly keeps nobody out. */
function onceAnswered(response: Response, done: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    done();
  };
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = ((...given: unknown[]) => {
    once();
    return writeHead(...given);
  }) as Response["writeHead"];
  response.once("close", once);
}

const session = new RegExp(`(?:^|; )${sessionCookieName}=([^;]+)`);

/** Whoever comes by the same session, token or, with neither, from the same address. */
function askedBy({ headers, ip }: Request): string {
  return session.exec(headers.cookie ?? "")?.[1] ?? headers.authorization ?? ip ?? "";
}

const names = { turnedAway: "cairn_http_turned_away_total", underWay: "cairn_http_requests_under_way" };

function figures(registry: Registry, underWay: () => number): Counter {
  for (const name of Object.values(names)) registry.removeSingleMetric(name);
  registry.registerMetric(
    new Gauge({
      name: names.underWay,
      help: "Requests to read that are worked on.",
      registers: [],
      collect() {
        this.set(underWay());
      },
    }),
  );
  return new Counter({
    name: names.turnedAway,
    help: "Requests that were told to come back later, since more came than can be served.",
    registers: [registry],
  });
}
