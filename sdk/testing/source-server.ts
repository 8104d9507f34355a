import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { askedHost } from "../host/reach.ts";

/** A request as it arrived at the source. */
export interface SourceRequest {
  method: string;
  path: string;
  /** The host it was asked as: one the manifest names, or this server's own. */
  host: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  /** What was sent, as text. */
  body: string;
}

/** 200 without a body where nothing is said. */
export interface SourceAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** How a source answers a request. */
export type Answer = (request: SourceRequest) => SourceAnswer;

/** What one coming answer does instead of answering. */
export type Fault = "busy" | "fails" | "truncated" | "signed-out" | "sends-away";

/** Seconds a busy source asks for. */
export const busySeconds = 7;

/** A real server on loopback that plays the source of a connector, and misbehaves when told to. */
export class SourceServer implements AsyncDisposable {
  /** Every request that arrived, as path and query. */
  readonly asked: string[] = [];
  readonly #faults: (Fault | null)[] = [];
  readonly #http: Server;

  private constructor(answer: Answer) {
    this.#http = createServer((request, response) => void this.#reply(answer, request, response));
  }

  static async start(answer: Answer): Promise<SourceServer> {
    const server = new SourceServer(answer);
    await new Promise<void>((resolve) => void server.#http.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** The coming answers meet these faults, in this order; null is an answer without one. */
  expectFaults(...faults: (Fault | null)[]): void {
    this.#faults.push(...faults);
  }

  [Symbol.asyncDispose](): Promise<void> {
    this.#http.closeAllConnections();
    return new Promise((resolve) => void this.#http.close(() => resolve()));
  }

  async #reply(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readText(request);
    const url = new URL(request.url ?? "/", "http://source");
    this.asked.push(`${url.pathname}${url.search}`);
    const fault = this.#faults.shift() ?? null;
    if (fault === "busy") return send(response, 429, { "retry-after": String(busySeconds) }, {});
    if (fault === "fails") return send(response, 500, {}, {});
    if (fault === "signed-out") return send(response, 401, {}, {});
    if (fault === "sends-away") return send(response, 302, { location: "https://elsewhere.example/" }, {});
    const {
      status = 200,
      headers = {},
      body: answered,
    } = answer({
      method: request.method ?? "GET",
      path: url.pathname,
      host: String(request.headers[askedHost] ?? request.headers.host ?? ""),
      query: url.searchParams,
      headers: request.headers,
      body,
    });
    if (fault === "truncated")
      return void response.writeHead(200, headers).end(JSON.stringify(answered ?? {}).slice(0, -1));
    send(response, status, headers, answered);
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
