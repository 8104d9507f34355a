import { z } from "zod";
import { ConnectorError } from "../connector-error.ts";
import type { OAuthScheme } from "../manifest.ts";
import { readAs } from "../read-as.ts";
import type { OAuthSecret } from "./secret.ts";

const answer = z.object({
  access_token: z.string().min(1),
  // Slack calls a bearer token by whose it is.
  token_type: z.string().regex(/^(bearer|bot|user)$/i, "is not bearer"),
  refresh_token: z.string().min(1).optional(),
});

type Send = (url: URL, init: RequestInit) => Promise<Response>;

/**
 * Tokens of OAuth 2.0 (RFC 6749), by the client's own credentials or by somebody's consent. One is had for however many
 * requests wait for it; where it no longer holds, one more. What stands in an answer of the server is told to nobody.
 */
export class OAuthTokens {
  /** Every token that was had. */
  readonly held: string[] = [];
  renewals = 0;
  readonly #scheme: OAuthScheme;
  readonly #secret: OAuthSecret;
  readonly #address: URL;
  readonly #send: Send;
  readonly #keep: (token: string) => Promise<void>;
  #refreshToken: string | undefined;
  #access: Promise<string> | null = null;

  constructor(
    scheme: OAuthScheme,
    secret: OAuthSecret,
    settings: Record<string, unknown>,
    send: Send,
    keep: (token: string) => Promise<void> = async () => undefined,
  ) {
    this.#keep = keep;
    this.#scheme = scheme;
    this.#secret = secret;
    this.#send = send;
    this.#address = addressOf(scheme.tokenAt, settings);
    this.#refreshToken = secret.refreshToken;
    if (secret.accessToken !== undefined) {
      this.held.push(secret.accessToken);
      this.#access = Promise.resolve(secret.accessToken);
    }
  }

  /** What has the next access token; none where the source gave none. */
  get refreshToken(): string | undefined {
    return this.#refreshToken;
  }

  current(): Promise<string> {
    return (this.#access ??= this.#kept(this.#ask()));
  }

  /** Another token than the one that was used; where somebody else had one meanwhile, that one. */
  async renew(used: string): Promise<void> {
    const standing = await this.current();
    if (standing !== used) return;
    this.renewals += 1;
    this.#access = this.#kept(this.#ask());
    await this.#access;
  }

  /** A refusal is not kept: the next request asks again. */
  #kept(asked: Promise<string>): Promise<string> {
    asked.catch(() => (this.#access = null));
    return asked;
  }

  async #ask(): Promise<string> {
    const { clientId, clientSecret } = this.#secret;
    const form = new URLSearchParams(this.#grant());
    const headers = new Headers({ accept: "application/json" });
    if (this.#scheme.clientIn === "body") {
      form.set("client_id", clientId);
      form.set("client_secret", clientSecret);
    } else {
      const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
      headers.set("authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
    }
    const { access_token, refresh_token } = await this.#read(
      await this.#send(this.#address, { method: "POST", headers, body: form }),
    );
    // A server that gives a new refresh token has ended the old one.
    this.held.push(access_token, ...(refresh_token === undefined ? [] : [refresh_token]));
    if (refresh_token !== undefined && refresh_token !== this.#refreshToken) {
      this.#refreshToken = refresh_token;
      await this.#keep(refresh_token);
    }
    return access_token;
  }

  #grant(): Record<string, string> {
    const { grant, scopes = [] } = this.#scheme;
    const { code, redirectTo, verifier } = this.#secret;
    const scope: Record<string, string> = scopes.length > 0 ? { scope: scopes.join(" ") } : {};
    if (grant === "client-credentials") return { grant_type: "client_credentials", ...scope };
    if (this.#refreshToken !== undefined) return { grant_type: "refresh_token", refresh_token: this.#refreshToken };
    if (code === undefined || this.held.length > 0)
      throw new ConnectorError("auth", "Nobody's consent holds any longer: it is to be given again.");
    return {
      grant_type: "authorization_code",
      code,
      ...(redirectTo !== undefined && { redirect_uri: redirectTo }),
      ...(verifier !== undefined && { code_verifier: verifier }),
    };
  }

  async #read(given: Response): Promise<z.output<typeof answer>> {
    const where = `${this.#address.origin}${this.#address.pathname}`;
    const body: unknown = await given.json().catch(() => null);
    const told = (body as { error?: unknown } | null)?.error;
    // GitHub and Slack refuse with a 200 that names an error.
    if (given.ok && typeof told === "string") throw new ConnectorError("auth", `${where} refuses: it gives no token.`);
    if (given.ok) return readAs(answer, body, `The token of ${where}`);
    if (given.status >= 300 && given.status < 400)
      throw new ConnectorError("contract", `${where} answers with a redirect; a client's secret follows none.`);
    if (given.status === 429) throw new ConnectorError("rate-limited", `${where} is busy.`);
    if (given.status >= 500) throw new ConnectorError("transient", `${where} answers ${given.status}.`);
    throw new ConnectorError(told === "invalid_scope" ? "scope" : "auth", `${where} answers ${given.status}.`);
  }
}

/** Where a manifest says something stands, for these settings. */
export function addressOf(place: OAuthScheme["tokenAt"], settings: Record<string, unknown>): URL {
  if (typeof place === "string") return new URL(place);
  const address = settings[place.fromSetting];
  if (typeof address !== "string" || !URL.canParse(address))
    throw new ConnectorError("config", `The setting "${place.fromSetting}" is no address.`);
  return new URL(`${address.replace(/\/$/, "")}${place.path}`);
}
