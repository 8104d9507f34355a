import { ConnectorError } from "../connector-error.ts";
import type { HttpMethod, HttpRequest, HttpResponse } from "../contract.ts";
import type { AuthScheme, EgressRule } from "../manifest.ts";
import { Credentials } from "./credentials.ts";
import { checkEgress } from "./egress.ts";
import { reach, type HostMap, type Reach } from "./reach.ts";
import type { Secret } from "./secret.ts";

/** How often one request is tried where the source is busy or fails. */
const tries = 4;
const mostRedirects = 5;
const longestWait = 60_000;

export interface BrokerOptions {
  egress: readonly EgressRule[];
  auth: AuthScheme;
  /** The value the scheme sends (a token, a key, or `user:password`), or what OAuth 2.0 has tokens with. */
  secret: Secret;
  settings: Record<string, unknown>;
  signal: AbortSignal;
  /** Servers on this machine that play hosts of the manifest. */
  hosts?: HostMap;
  /** How requests leave, where the host has a way of its own. */
  reach?: Reach;
  /** Lets the given milliseconds pass; a test counts them instead. */
  wait(milliseconds: number): Promise<void>;
  /** Keeps a refresh token that took the place of the one before. */
  keepRefreshToken?(token: string): Promise<void>;
}

/** All that leaves a connector goes through here: checked, with credentials, tried again, read as JSON, named by its fault. */
export class Broker {
  readonly credentials: Credentials;
  readonly #options: BrokerOptions;
  readonly #reach: Reach;
  constructor(options: BrokerOptions) {
    this.#options = options;
    const { hosts = null, signal } = options;
    this.#reach = options.reach ?? ((url, init) => reach(url, init, hosts, signal));
    this.credentials = new Credentials({ ...options, reach: this.#reach });
  }

  /** No error of it tells a secret, whatever the source wrote into its answers. */
  async http(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await this.#asked(request);
    } catch (error) {
      throw error instanceof ConnectorError ? this.#redacted(error) : error;
    }
  }

  async #asked(request: HttpRequest): Promise<HttpResponse> {
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

  #redacted(error: ConnectorError): ConnectorError {
    if (this.credentials.secretsIn(`${error.message} ${String(error.cause)}`).length === 0) return error;
    const { retryAfter } = error;
    return new ConnectorError(error.code, this.credentials.redact(error.message), {
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }

  async #once(request: HttpRequest): Promise<HttpResponse> {
    const method = request.method ?? "GET";
    let url = addressOf(request);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await this.#send(method, url, request);
      const location =
        answer.status >= 301 && answer.status <= 308 && answer.status !== 304 ? answer.headers.get("location") : null;
      if (location === null) {
        const whole = await read(answer, url, request.answer);
        return { ...whole, headers: this.credentials.hideIn(whole.headers) };
      }
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

  /**
   * Every address is checked, those of redirects too: credentials are added only after that. Those that no longer hold
   * are renewed once.
   */
  async #send(method: HttpMethod, url: URL, request: HttpRequest): Promise<Response> {
    const { egress, settings } = this.#options;
    checkEgress(egress, settings, method, url);
    const { answer, used } = await this.#signed(method, url, request);
    if (answer.status !== 401 || !(await this.credentials.renew(used))) return answer;
    await answer.body?.cancel();
    return (await this.#signed(method, url, request)).answer;
  }

  async #signed(method: HttpMethod, url: URL, request: HttpRequest): Promise<{ answer: Response; used: string }> {
    const headers = new Headers({ accept: "application/json", ...request.headers });
    const body = request.text?.content ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    if (body !== undefined) headers.set("content-type", request.text?.type ?? "application/json");
    const address = new URL(url);
    const used = await this.credentials.add(address, headers);
    const init = { method, headers, ...(body !== undefined && { body }) };
    return { answer: await this.#reach(address, init), used };
  }
}

function addressOf({ url, query }: HttpRequest): URL {
  if (!URL.canParse(url)) throw new ConnectorError("config", `"${url}" is not an address.`);
  const address = new URL(url);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value));
  return address;
}

async function read(answer: Response, url: URL, as: "json" | "text" = "json"): Promise<HttpResponse> {
  let text: string;
  try {
    text = await answer.text();
  } catch (cause) {
    throw new ConnectorError("transient", `${url.origin} broke off in the middle of an answer.`, { cause });
  }
  if (answer.ok || answer.status === 304)
    return { status: answer.status, headers: answer.headers, body: as === "text" ? text : parsed(text, url) };
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
  410: "not-found",
  412: "conflict",
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
