import { type CSSResultGroup, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CairnProvider } from "./cairn-provider.ts";
import { EmbedError, type EmbedClient } from "./embed-client.ts";
import { theme } from "./theme.ts";
import { english, isRightToLeft, loadWords, type Words } from "./words.ts";

/**
 * What every widget is: it asks once it stands inside a `<cairn-provider>`, again when what it asks changes, and shows
 * loading, refusal and emptiness. Events bubble out of shadows: `cairn-ready`, `cairn-error` (`{ code, retryable }`),
 * `cairn-goal-open` (`{ path }`, cancelable where the site opens it itself).
 */
export abstract class CairnElement<Value> extends LitElement {
  static override styles: CSSResultGroup = theme;
  static override properties = {
    lang: { type: String, reflect: true },
    theme: { type: String, reflect: true },
    value: { state: true },
    problem: { state: true },
    words: { state: true },
  };

  declare theme: "auto" | "light" | "dark";
  declare protected value: Value | null;
  declare protected problem: EmbedError | null;
  declare protected words: Words;
  readonly #states = this.attachInternals().states;
  #asking = new AbortController();
  #provider: CairnProvider | null = null;

  constructor() {
    super();
    this.theme = "auto";
    this.value = null;
    this.problem = null;
    this.words = english;
  }

  /** What is asked, below the company's address; null where the site has not said enough. */
  protected abstract get path(): string | null;
  protected abstract show(value: Value): TemplateResult;
  protected isEmpty(_value: Value): boolean {
    return false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#provider = this.closest<CairnProvider>("cairn-provider");
    this.#provider?.addEventListener("cairn-provided", this.refresh);
    // Moved to another place of the page, what it was about to ask was called off.
    if (this.hasUpdated) void this.refresh();
    void loadWords(this.language).then(
      (words) => (this.words = words),
      () => undefined,
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#asking.abort();
    this.#provider?.removeEventListener("cairn-provided", this.refresh);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const own = [...changed.keys()].some((key) => !["value", "problem", "words", "theme"].includes(String(key)));
    if (own || !this.hasUpdated) void this.refresh();
  }

  /** Asks anew. */
  readonly refresh = async (): Promise<void> => {
    this.#asking.abort();
    const asking = (this.#asking = new AbortController());
    const client = this.#client();
    const { path } = this;
    if (!client || path === null) return this.#tell("loading");
    this.problem = null;
    this.#tell(this.value === null ? "loading" : null);
    try {
      const value = await client.read<Value>(path, asking.signal);
      if (asking.signal.aborted) return;
      this.value = value;
      this.#tell(this.isEmpty(value) ? "empty" : null);
      this.#say("cairn-ready", {});
    } catch (error) {
      if (asking.signal.aborted) return;
      this.problem = error instanceof EmbedError ? error : new EmbedError("fault", String(error), false);
      this.#tell("error");
      this.#say("cairn-error", { code: this.problem.code, retryable: this.problem.retryable });
    }
  };

  override render(): TemplateResult {
    const direction = isRightToLeft(this.language) ? "rtl" : "ltr";
    return html`<div
      part="frame"
      class="frame"
      dir=${direction}
      lang=${this.language}
      aria-busy=${this.value === null && !this.problem}
    >
      <slot name="header"></slot>${this.#body()}<slot name="footer"></slot>
    </div>`;
  }

  /** Where something stands in Cairn; the site may take the opening over. */
  protected link(path: string, words: string): TemplateResult {
    const open = (event: Event) => {
      if (!this.#say("cairn-goal-open", { path }, true)) event.preventDefault();
    };
    return html`<a
      part="link"
      href=${`${this.#provider?.cairn ?? ""}${path}`}
      target="_blank"
      rel="noopener"
      @click=${open}
      >${words}</a
    >`;
  }

  protected get language(): string {
    return this.lang || this.closest("[lang]")?.getAttribute("lang") || document.documentElement.lang || "en";
  }

  #body(): TemplateResult | typeof nothing {
    if (this.problem) return this.#refusal(this.problem);
    if (this.value === null) return html`<p class="soft" role="status">${this.words.loading}</p>`;
    if (this.isEmpty(this.value)) return html`<slot name="empty"><p class="soft">${this.words.none}</p></slot>`;
    return this.show(this.value);
  }

  #refusal({ code, retryable }: EmbedError): TemplateResult {
    const words = code === "platform.not-found" ? this.words["not-found"] : this.words.failed;
    return html`<p class="soft" role="alert">
        ${words}
        ${retryable ? html`<button type="button" @click=${this.refresh}>${this.words.again}</button>` : nothing}
      </p>
      <slot></slot>`;
  }

  #client(): EmbedClient | null {
    const provider = this.closest("cairn-provider");
    return provider instanceof CairnProvider ? provider.client : null;
  }

  #say(name: string, detail: object, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  #tell(state: "loading" | "error" | "empty" | null): void {
    for (const each of ["loading", "error", "empty"]) this.#states.delete(each);
    if (state) this.#states.add(state);
  }
}
