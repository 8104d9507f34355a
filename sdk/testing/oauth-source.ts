import { randomBytes } from "node:crypto";
import type { Answer, SourceAnswer, SourceRequest } from "./source-server.ts";
import type { OAuthSecret } from "../host/secret.ts";

/**
 * Plays the authorization server of a source: `POST <path>` gives tokens for the client's credentials, a code (once, with its
 * verifier where it had a challenge) or the refresh token that was given last. Only the newest access token is let in.
 */
export class OAuthSource {
  readonly #client: OAuthSecret;
  readonly #path: string;
  #access = "";
  #refresh: string | undefined;
  #codeUsed = false;

  constructor(client: OAuthSecret, path = "/oauth/token") {
    this.#client = client;
    this.#path = path;
    this.#refresh = client.refreshToken;
  }

  /** Whether a request carries the newest token. */
  readonly admits = ({ headers }: SourceRequest): boolean =>
    this.#access !== "" && headers.authorization === `Bearer ${this.#access}`;

  /** From now on the newest token no longer holds. */
  end(): void {
    this.#access = "";
  }

  /** Answers where tokens are asked for, and leaves all else to the source. */
  before(answer: Answer): Answer {
    return (request) => (request.path === this.#path ? this.#give(request) : answer(request));
  }

  #give(request: SourceRequest): SourceAnswer {
    const form = new URLSearchParams(request.body);
    if (request.method !== "POST") return { status: 405, body: {} };
    if (!this.#knows(request, form)) return { status: 401, body: { error: "invalid_client" } };
    if (!this.#grants(form)) return { status: 400, body: { error: "invalid_grant" } };
    this.#access = `access-${randomBytes(12).toString("hex")}`;
    const body = { access_token: this.#access, token_type: "Bearer", expires_in: 3600 };
    if (form.get("grant_type") === "client_credentials") return { body };
    this.#refresh = `refresh-${randomBytes(12).toString("hex")}`;
    return { body: { ...body, refresh_token: this.#refresh } };
  }

  #knows({ headers }: SourceRequest, form: URLSearchParams): boolean {
    const { clientId, clientSecret } = this.#client;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString("base64");
    const inBody = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
    return inBody || headers.authorization === `Basic ${basic}`;
  }

  #grants(form: URLSearchParams): boolean {
    const { code, verifier, redirectTo } = this.#client;
    const grant = form.get("grant_type");
    if (grant === "refresh_token") return this.#refresh !== undefined && form.get("refresh_token") === this.#refresh;
    if (grant === "client_credentials") return code === undefined && this.#refresh === undefined;
    if (grant !== "authorization_code" || this.#codeUsed || form.get("code") !== code) return false;
    this.#codeUsed = true;
    return form.get("code_verifier") === (verifier ?? null) && form.get("redirect_uri") === (redirectTo ?? null);
  }
}
