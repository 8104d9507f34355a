import { css, html, nothing, type TemplateResult } from "lit";
import { CairnElement, define } from "../core/cairn-element.ts";
import { fill } from "../core/fill.ts";
import "../core/praise.ts";

type Praise = {
  id: string;
  author: string;
  body: string;
  for: string[];
  postedAt: string;
  reactions: number;
  path: string;
};
type Wall = { praise: Praise[] };

const wallStyles = css`
  :host {
    --reserve: 460px;
  }
  ul {
    display: grid;
    gap: calc(var(--space) * 4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .body {
    margin: var(--space) 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--space) * 2);
  }
`;

/** Milliseconds after which a wall in sight asks again. */
const restsFor = 60_000;

/**
 * `<cairn-praise-wall audience="everybody|team|me" limit>`: the latest praise that who looks at the page may read; asks again every minute while it is in sight. Opening one says `cairn-praise-open` (`{ path }`, cancelable). Needs `praise:read`.
 *
 * @tag cairn-praise-wall
 * @attr {"everybody"|"team"|"me"} audience - Whose praise; `everybody` unless said otherwise.
 * @attr {number} limit - How many at most; 5 unless said otherwise.
 * @fires cairn-praise-open - Somebody opens it: `{ path }`, cancelable.
 * @slot empty - Stands where there is nothing to show.
 * @csspart list - The list.
 * @csspart row - One praise.
 * @csspart link - What leads to Cairn.
 * @fires cairn-ready - What it asked for is shown.
 * @fires cairn-error - Nothing can be shown: `{ code, message, developerMessage, retryable }`.
 * @slot - Stands instead of the error when nothing can be shown.
 * @slot header - Above what it shows.
 * @slot footer - Below what it shows.
 * @csspart frame - What is around it.
 */
export class PraiseWall extends CairnElement<Wall> {
  static override styles = [CairnElement.styles, wallStyles];
  static override properties = { ...CairnElement.properties, audience: { type: String }, limit: { type: Number } };
  declare audience: "everybody" | "team" | "me";
  declare limit: number;
  #again: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.audience = "everybody";
    this.limit = 5;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#again = setInterval(() => {
      if (document.visibilityState === "visible" && this.problem === null) void this.refresh();
    }, restsFor);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#again);
  }

  protected override get path(): string {
    return `/praise?${new URLSearchParams({ audience: this.audience, limit: String(this.limit) })}`;
  }

  protected override get emptyWords(): string {
    return this.words["none-praise"];
  }

  protected override isEmpty({ praise }: Wall): boolean {
    return praise.length === 0;
  }

  protected override show({ praise }: Wall): TemplateResult {
    return html`<ul part="list" aria-label=${this.words.wall}>
      ${praise.map((one) => this.#row(one))}
    </ul>`;
  }

  #row({ author, body, for: names, postedAt, reactions, path }: Praise): TemplateResult {
    const { language, words } = this;
    const list = new Intl.ListFormat(language, { type: "conjunction" }).format(names);
    const day = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(postedAt));
    return html`<li part="row">
      <div class="line">
        <strong dir="auto">${author}</strong>
        ${names.length > 0 ? html`<span class="soft">${fill(words.for, { names: list })}</span>` : nothing}
      </div>
      <p class="body" dir="auto">${body}</p>
      <div class="line soft">
        ${this.link(path, day, "cairn-praise-open")}
        ${reactions > 0 ? html`<span>${fill(words.reactions, { count: reactions })}</span>` : nothing}
      </div>
    </li>`;
  }
}

define("cairn-praise-wall", PraiseWall);
