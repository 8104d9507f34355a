import { EmbedClient, tokenFrom, type GetToken } from "./embed-client.ts";

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
    const endpoint = this.getAttribute("token-endpoint");
    const company = this.getAttribute("company");
    const getToken = this.#getToken ?? (endpoint ? tokenFrom(endpoint) : null);
    if (!this.cairn || !company || !getToken) return null;
    return (this.#client ??= new EmbedClient(this.cairn, company, getToken));
  }

  /** What the site says may come late, or change: widgets ask anew then. */
  #provide(): void {
    this.#client = null;
    this.dispatchEvent(new Event("cairn-provided"));
  }
}

if (!customElements.get("cairn-provider")) customElements.define("cairn-provider", CairnProvider);
