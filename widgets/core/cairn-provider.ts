import { EmbedClient, tokenFrom, type GetToken } from "./embed-client.ts";
import { EmbedError } from "./embed-error.ts";

/**
 * `<cairn-provider cairn="https://…" company="…" token-endpoint="/…">`: says to all widgets inside it where Cairn is, whose
 * company, and how the site's server is asked for a token. In place of `token-endpoint` the property `getToken` may be set.
 */
export class CairnProvider extends HTMLElement {
  static readonly observedAttributes = ["cairn", "company", "token-endpoint"];
  #client: EmbedClient | null = null;
  #getToken: GetToken | null = null;

  /** Answers a fresh token of the site's server. */
  get getToken(): GetToken | null {
    return this.#getToken;
  }

  set getToken(getToken: GetToken | null) {
    this.#getToken = getToken;
    this.#provide();
  }

  attributeChangedCallback(): void {
    this.#provide();
  }

  /** Where Cairn is. */
  get cairn(): string {
    return this.getAttribute("cairn") ?? "";
  }

  /** What widgets ask through; null while the site has not said enough. */
  get client(): EmbedClient | null {
    const company = this.getAttribute("company");
    const getToken = this.#tokens();
    if (!URL.canParse(this.cairn) || !company || !getToken) return null;
    return (this.#client ??= new EmbedClient(this.cairn, company, getToken));
  }

  /** What the site has not said yet. */
  get missing(): EmbedError | null {
    const lacks = (code: string, what: string) => new EmbedError(code, `<cairn-provider> lacks ${what}.`, false);
    if (!URL.canParse(this.cairn)) return lacks("no-cairn", "the attribute cairn: where Cairn is, with https://");
    if (!this.getAttribute("company")) return lacks("no-company", "the attribute company: its name in Cairn's address");
    if (!this.#tokens()) return lacks("no-token-source", "the attribute token-endpoint, or the property getToken");
    return null;
  }

  #tokens(): GetToken | null {
    const endpoint = this.getAttribute("token-endpoint");
    return this.#getToken ?? (endpoint ? tokenFrom(endpoint) : null);
  }

  /** What the site says may come late, or change: widgets ask anew then. */
  #provide(): void {
    this.#client = null;
    this.dispatchEvent(new Event("cairn-provided"));
  }
}

if (!customElements.get("cairn-provider")) customElements.define("cairn-provider", CairnProvider);
