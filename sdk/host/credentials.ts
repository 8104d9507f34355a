import { ConnectorError } from "../connector-error.ts";
import type { AuthScheme, EgressRule } from "../manifest.ts";
import { checkEgress } from "./egress.ts";
import { OAuthTokens } from "./oauth-tokens.ts";
import type { Reach } from "./reach.ts";
import { valuesOf, type Secret } from "./secret.ts";

export interface CredentialOptions {
  auth: AuthScheme;
  secret: Secret;
  settings: Record<string, unknown>;
  reach: Reach;
  keepRefreshToken?(token: string): Promise<void>;
}

/** Values shorter than this are found in many a text by chance. */
const shortestSecret = 4;

/** What the host adds to a request whose address was checked, and keeps out of everything that is written down. */
export class Credentials {
  readonly #auth: AuthScheme;
  readonly #secret: Secret;
  readonly #tokens: OAuthTokens | null;

  constructor({ auth, secret, settings, reach, keepRefreshToken }: CredentialOptions) {
    this.#auth = auth;
    this.#secret = secret;
    if ((auth.scheme === "oauth2") !== (typeof secret === "object"))
      throw new ConnectorError("config", `The secret is not one of the scheme ${auth.scheme}.`);
    const send = (url: URL, init: RequestInit) => {
      checkEgress([tokenRule(auth, url)], settings, "POST", url);
      return reach(url, init);
    };
    this.#tokens =
      auth.scheme === "oauth2" && typeof secret === "object"
        ? new OAuthTokens(auth, secret, settings, send, keepRefreshToken)
        : null;
  }

  /** How often a token was renewed. */
  get renewals(): number {
    return this.#tokens?.renewals ?? 0;
  }

  /** Adds them; answers what was used, for `renew`. */
  async add(url: URL, headers: Headers): Promise<string> {
    const secret = this.#tokens ? await this.#tokens.current() : String(this.#secret);
    const { scheme } = this.#auth;
    if (scheme === "bearer" || scheme === "oauth2") headers.set("authorization", `Bearer ${secret}`);
    if (scheme === "basic") headers.set("authorization", `Basic ${Buffer.from(secret).toString("base64")}`);
    if (scheme === "api-key") headers.set(this.#auth.header, secret);
    if (scheme === "query-key") url.searchParams.set(this.#auth.parameter, secret);
    return secret;
  }

  /** Has other credentials where those used no longer hold; answers whether there are any. */
  async renew(used: string): Promise<boolean> {
    if (!this.#tokens) return false;
    await this.#tokens.renew(used);
    return true;
  }

  /** Takes the key out of addresses the source names, so that it stands in no cursor. */
  hideIn(headers: Headers): Headers {
    const link = headers.get("link");
    if (this.#auth.scheme !== "query-key" || link === null) return headers;
    const { parameter } = this.#auth;
    const hidden = new Headers(headers);
    const pair = new RegExp(`([?&;])${parameter.replaceAll(/[^A-Za-z0-9_]/g, "\\$&")}=[^&;>]*&?`, "g");
    hidden.set("link", link.replaceAll(pair, "$1"));
    return hidden;
  }

  /** Which secrets a text tells. */
  secretsIn(text: string): string[] {
    return this.#held().filter((value) => text.includes(value));
  }

  /** The same text without any secret. */
  redact(text: string): string {
    return this.#held().reduce((rest, value) => rest.replaceAll(value, "[secret]"), text);
  }

  /** As they are and as they stand in an address. */
  #held(): string[] {
    const plain = [...valuesOf(this.#secret), ...(this.#tokens?.held ?? [])];
    return [...new Set(plain.flatMap((value) => [value, encodeURIComponent(value)]))].filter(
      (value) => value.length >= shortestSecret,
    );
  }
}

/** The manifest names the address of tokens, and that is the one place a client's secret is sent to. */
function tokenRule(auth: AuthScheme, url: URL): EgressRule {
  const place = auth.scheme === "oauth2" ? auth.tokenAt : "";
  if (typeof place === "string") return { host: new URL(place).host, methods: ["POST"], paths: [url.pathname] };
  return { fromSetting: place.fromSetting, methods: ["POST"], paths: [url.pathname] };
}
