import { ConnectorError } from "../connector-error.ts";
import type { HttpMethod, HttpRequest, HttpResponse } from "../contract.ts";
import type { AuthScheme, EgressRule } from "../manifest.ts";
import { checkEgress } from "./egress.ts";

/** How often one request is tried where the source is busy or fails. */
const tries = 4;
const mostRedirects = 5;
const longestWait = 60_000;
const timeout = 10_000;

export interface BrokerOptions {
  egress: readonly EgressRule[];
  auth: AuthScheme;
  /** The value the scheme sends: a token, a key, or `user:password`. */
  secret: string;
  settings: Record<string, unknown>;
  signal: AbortSignal;
  /** Lets the given milliseconds pass; a test counts them instead. */
  wait(milliseconds: number): Promise<void>;
}

/** All that leaves a connector goes through here: checked, with credentials, tried again, read as JSON, named by its fault. */
export class Broker {
  readonly #options: BrokerOptions;
  constructor(options: BrokerOptions) {
    this.#options = options;
  }

  async http(request: HttpRequest): Promise<HttpResponse> {
    for (let attempt = 1; ; attempt += 1) {
      this.#options.signal.throwIfAborted();
      try {
        return await this.#once(request);
      } catch (error) {
        const again = error instanceof ConnectorError && (error.code === "transient" || error.code === "rate-limited");
        if (!again || attempt === tries) throw error;
        await this.#options.wait(Math.min(longestWait, error.retryAfter ?? 500 * 2 ** attempt));
      }
    }
  }

  async #once(request: HttpRequest): Promise<HttpResponse> {
    const method = request.method ?? "GET";
    let url = addressOf(request);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await this.#send(method, url, request);
      const location =
        answer.status >= 301 && answer.status <= 308 && answer.status !== 304 ? answer.headers.get("location") : null;
      if (location === null) return read(answer, url);
      if (method !== "GET")
        throw new ConnectorError(
          "contract",
          `${url.origin} answers ${method} with a redirect; those are not followed.`,
        );
      await answer.body?.cancel();
      url = new URL(location, url);
    }
    throw new ConnectorError("config", `${url.origin} redirects more than ${mostRedirects} times.`);
  }

  /** Every address is checked, those of redirects too: credentials are added only after that. */
  async #send(method: HttpMethod, url: URL, request: HttpRequest): Promise<Response> {
    const { egress, settings, auth, secret, signal } = this.#options;
    checkEgress(egress, settings, method, url);
    const headers = new Headers({ accept: "application/json", ...request.headers });
    const [name, value] = credentials(auth, secret);
    if (name) headers.set(name, value);
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    if (body !== undefined) headers.set("content-type", "application/json");
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      return await fetch(url, {
        method,
        headers,
        redirect: "manual",
        signal: within,
        ...(body !== undefined && { body }),
      });
    } catch (cause) {
      signal.throwIfAborted();
      throw notReached(url, cause);
    }
  }
}

function addressOf({ url, query }: HttpRequest): URL {
  if (!URL.canParse(url)) throw new ConnectorError("config", `"${url}" is not an address.`);
  const address = new URL(url);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

function credentials(auth: AuthScheme, secret: string): [string, string] {
  if (auth.scheme === "bearer") return ["authorization", `Bearer ${secret}`];
  if (auth.scheme === "basic") return ["authorization", `Basic ${Buffer.from(secret).toString("base64")}`];
  if (auth.scheme === "api-key") return [auth.header, secret];
  return ["", ""];
}

/** A name nobody knows or a door nobody opens is a wrong address; a connection that broke off is not. */
function notReached(url: URL, cause: unknown): ConnectorError {
  const code =
    cause instanceof Error && cause.cause instanceof Error ? (cause.cause as NodeJS.ErrnoException).code : undefined;
  if (code === "ENOTFOUND" || code === "ECONNREFUSED")
    return new ConnectorError("config", `${url.origin} cannot be reached.`, { cause });
  return new ConnectorError("transient", `${url.origin} broke off.`, { cause });
}

async function read(answer: Response, url: URL): Promise<HttpResponse> {
  let text: string;
  try {
    text = await answer.text();
  } catch (cause) {
    throw new ConnectorError("transient", `${url.origin} broke off in the middle of an answer.`, { cause });
  }
  if (answer.ok || answer.status === 304)
    return { status: answer.status, headers: answer.headers, body: parsed(text, url) };
  throw refusal(answer, url);
}

function parsed(text: string, url: URL): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ConnectorError("transient", `${url.origin} answers with what is not JSON.`, { cause });
  }
}

const codes: Partial<Record<number, "auth" | "scope" | "not-found" | "conflict" | "rate-limited">> = {
  401: "auth",
  403: "scope",
  404: "not-found",
  409: "conflict",
  429: "rate-limited",
};

function refusal(answer: Response, url: URL): ConnectorError {
  const code = codes[answer.status] ?? (answer.status >= 500 || answer.status === 408 ? "transient" : "contract");
  const retryAfter = waitOf(answer.headers.get("retry-after"));
  return new ConnectorError(code, `${url.origin}${url.pathname} answers ${answer.status}.`, {
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

/** `Retry-After` in seconds or as a date, as milliseconds from now. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
