import { EmbedClient, tokenFrom, type EmbedSource, type GetToken } from "./embed-client.ts";
import { EmbedError } from "./embed-error.ts";

/**
 * `<cairn-provider cairn="https://…" company="…" token-endpoint="/…">`: says to all widgets inside it where Cairn is, whose
 * company, and how the site's server is asked for a token. In place of `token-endpoint` the property `getToken` may be set.
 *
 * @tag cairn-provider
 * @attr {string} cairn - Where Cairn is, `https://…`.
 * @attr {string} company - The company's name in Cairn's address.
 * @attr {string} token-endpoint - The address of the site that is asked by POST and answers the token as plain text.
 * @slot - The widgets.
 */
export class CairnProvider extends HTMLElement {
  static readonly observedAttributes = ["cairn", "company", "token-endpoint"];
  #client: EmbedClient | null = null;
  #getToken: GetToken | null = null;
  #source: EmbedSource | null = null;

  /** Answers a fresh token of the site's server. */
  get getToken(): GetToken | null {
    return this.#getToken;
  }

  set getToken(getToken: GetToken | null) {
    this.#getToken = getToken;
    this.#provide();
  }

  /** What answers in place of Cairn: samples in previews and tests. */
  get source(): EmbedSource | null {
    return this.#source;
  }

  set source(source: EmbedSource | null) {
    this.#source = source;
    this.#provide();
  }

  attributeChangedCallback(): void {
    this.#provide();
  }

  /** Where Cairn is. */
  get cairn(): string {
    return this.getAttribute("cairn") ?? "";
  }

  set cairn(address: string) {
    this.setAttribute("cairn", address);
  }

  /** The company's name in Cairn's address. */
  get company(): string {
    return this.getAttribute("company") ?? "";
  }

  set company(name: string) {
    this.setAttribute("company", name);
  }

  /** Where the site answers a token. */
  get tokenEndpoint(): string {
    return this.getAttribute("token-endpoint") ?? "";
  }

  set tokenEndpoint(address: string) {
    this.setAttribute("token-endpoint", address);
  }

  /** What widgets ask through; null while the site has not said enough. */
  get client(): EmbedSource | null {
    if (this.#source) return this.#source;
    const { company } = this;
    const getToken = this.#tokens();
    if (!URL.canParse(this.cairn) || !company || !getToken) return null;
    return (this.#client ??= new EmbedClient(this.cairn, company, getToken));
  }

  /** What the site has not said yet. */
  get missing(): EmbedError | null {
    const lacks = (code: string, what: string) => new EmbedError(code, `<cairn-provider> lacks ${what}.`, false);
    if (!URL.canParse(this.cairn)) return lacks("no-cairn", "the attribute cairn: where Cairn is, with https://");
    if (!this.company) return lacks("no-company", "the attribute company: its name in Cairn's address");
    if (!this.#tokens()) return lacks("no-token-source", "the attribute token-endpoint, or the property getToken");
    return null;
  }

  #tokens(): GetToken | null {
    return this.#getToken ?? (this.tokenEndpoint ? tokenFrom(this.tokenEndpoint) : null);
  }

  /** What the site says may come late, or change: widgets ask anew then. */
  #provide(): void {
    this.#client = null;
    this.dispatchEvent(new Event("cairn-provided"));
  }
}

if (!customElements.get("cairn-provider")) customElements.define("cairn-provider", CairnProvider);
