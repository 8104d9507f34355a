import { type CSSResultGroup, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CairnProvider } from "./cairn-provider.ts";
import type { EmbedSource } from "./embed-client.ts";
import { EmbedError, tellDeveloper } from "./embed-error.ts";
import { theme } from "./theme.ts";
import { english, isRightToLeft, loadWords, type Words } from "./words.ts";

/**
 * What every widget is: it asks once it stands inside a `<cairn-provider>`, again when what it asks changes, and shows
 * loading, refusal and emptiness. Events bubble out of shadows: `cairn-ready`, `cairn-error` (`{ code, message,
 * developerMessage, retryable }`), `cairn-goal-open` (`{ path }`, cancelable where the site opens it itself). What stands inside
 * the element stands instead of a refusal.
 */
/** Milliseconds a page has to say what is missing: frameworks set properties after they made elements. */
const patience = 1000;

/** Codes whose sentence for people is another one than that goals cannot be shown. */
const sentences: Partial<Record<string, keyof Words>> = {
  "platform.not-found": "not-found",
  "embeds.no-company": "no-company",
  "site-refused": "site-refused",
  "embeds.origin": "site-refused",
  "no-goal-id": "no-goal",
  "no-provider": "not-set-up",
  "no-cairn": "not-set-up",
  "no-company": "not-set-up",
  "no-token-source": "not-set-up",
};

/** What changes without anything new to ask. */
const quiet = new Set(["value", "problem", "words", "theme", "sending", "said", "typed"]);

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
  #complaining: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.theme = "auto";
    this.value = null;
    this.problem = null;
    this.words = english;
  }

  /** What is asked, below the company's address; null where the site has not said enough. */
  protected abstract get path(): string | null;
  /** Why nothing can be asked while `path` is null. */
  protected get missing(): EmbedError | null {
    return null;
  }
  protected abstract show(value: Value): TemplateResult;
  /** What is said where there is nothing to show. */
  protected get emptyWords(): string {
    return this.words.none;
  }
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
    clearTimeout(this.#complaining);
    this.#provider?.removeEventListener("cairn-provided", this.refresh);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const own = [...changed.keys()].some((key) => !quiet.has(String(key)));
    if (own || !this.hasUpdated) void this.refresh();
  }

  /** Asks anew. */
  readonly refresh = async (): Promise<void> => {
    this.#asking.abort();
    const asking = (this.#asking = new AbortController());
    clearTimeout(this.#complaining);
    const client = this.#client();
    const { path } = this;
    this.problem = null;
    if (!client || path === null) {
      this.#complaining = setTimeout(() => this.#refuse(this.#lack()), patience);
      return this.#tell("loading");
    }
    this.#tell(this.value === null ? "loading" : null);
    try {
      const value = await client.read<Value>(path, asking.signal);
      if (asking.signal.aborted) return;
      this.value = value;
      this.#tell(this.isEmpty(value) ? "empty" : null);
      this.say("cairn-ready", {});
    } catch (error) {
      if (asking.signal.aborted) return;
      this.#refuse(problemOf(error));
    }
  };

  #refuse(problem: EmbedError): void {
    this.problem = problem;
    this.#tell("error");
    this.#complain(problem, this.#sentence(problem));
  }

  #complain(problem: EmbedError, message: string): string {
    tellDeveloper(problem);
    const { code, message: developerMessage, retryable } = problem;
    this.say("cairn-error", { code, message, developerMessage, retryable });
    return message;
  }

  #lack(): EmbedError {
    const provider = this.closest("cairn-provider");
    if (!(provider instanceof CairnProvider))
      return new EmbedError("no-provider", `<${this.localName}> stands in no <cairn-provider>.`, false);
    const fault = () => new EmbedError("fault", `<${this.localName}> does not know what to ask.`, false);
    return provider.missing ?? this.missing ?? fault();
  }

  #sentence({ code }: EmbedError): string {
    return this.words[sentences[code] ?? "failed"];
  }

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

  /** Where something stands in Cairn; the site may take the opening over by the event. */
  protected link(path: string, words: string, event = "cairn-goal-open"): TemplateResult {
    const open = (press: Event) => {
      if (!this.say(event, { path }, true)) press.preventDefault();
    };
    return html`<a
      part="link"
      dir="auto"
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
    if (this.isEmpty(this.value)) return html`<slot name="empty"><p class="soft">${this.emptyWords}</p></slot>`;
    return this.show(this.value);
  }

  /** What the site put inside stands instead; spaces between its tags are nothing. */
  #refusal(problem: EmbedError): TemplateResult {
    const own = [...this.childNodes].some((node) =>
      node instanceof Element ? !node.slot : node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const again = html`<button type="button" @click=${this.refresh}>${this.words.again}</button>`;
    const said = html`<p class="soft" role="alert">
      ${this.#sentence(problem)} ${problem.retryable ? again : nothing}
    </p>`;
    return html`${own ? nothing : said}<slot @slotchange=${() => this.requestUpdate()}></slot>`;
  }

  #client(): EmbedSource | null {
    const provider = this.closest("cairn-provider");
    return provider instanceof CairnProvider ? provider.client : null;
  }

  /** Changes something in Cairn, in the name of who looks at the page; throws an `EmbedError`. */
  protected send<Sent>(path: string, body: object): Promise<Sent> {
    const client = this.#client();
    if (!client) return Promise.reject(this.#lack());
    return client.send<Sent>(path, body);
  }

  /** Asks besides what the widget shows. */
  protected ask<Asked>(path: string, signal: AbortSignal): Promise<Asked> {
    const client = this.#client();
    return client ? client.read<Asked>(path, signal) : Promise.reject(this.#lack());
  }

  /** Why what was sent did not arrive, in the reader's words. */
  protected whyNot(error: unknown): string {
    return this.#complain(problemOf(error), this.words["not-sent"]);
  }

  protected say(name: string, detail: object, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  #tell(state: "loading" | "error" | "empty" | null): void {
    for (const each of ["loading", "error", "empty"]) this.#states.delete(each);
    if (state) this.#states.add(state);
  }
}

function problemOf(error: unknown): EmbedError {
  return error instanceof EmbedError ? error : new EmbedError("fault", String(error), false);
}

/** Names the element, once on a page however many copies of its file it loads. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
