import { css, html, type TemplateResult } from "lit";
import { CairnElement, define } from "../core/cairn-element.ts";
import { fill } from "../core/fill.ts";
import "../core/praise.ts";

type Count = { received: number; path: string };

const countStyles = css`
  :host {
    --reserve: 47px;
  }
  .count {
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * `<cairn-praise-count days>`: how often who looks at the page was praised in the last days. Needs `praise:read`.
 *
 * @tag cairn-praise-count
 * @attr {number} days - Of how many days; 30 unless said otherwise.
 * @fires cairn-praise-open - Somebody opens it: `{ path }`, cancelable.
 * @csspart link - What leads to Cairn.
 * @fires cairn-ready - What it asked for is shown.
 * @fires cairn-error - Nothing can be shown: `{ code, message, developerMessage, retryable }`.
 * @slot - Stands instead of the error when nothing can be shown.
 * @slot header - Above what it shows.
 * @slot footer - Below what it shows.
 * @csspart frame - What is around it.
 */
export class PraiseCount extends CairnElement<Count> {
  static override styles = [CairnElement.styles, countStyles];
  static override properties = { ...CairnElement.properties, days: { type: Number } };
  declare days: number;

  constructor() {
    super();
    this.days = 30;
  }

  protected override get path(): string {
    return `/praise/count?${new URLSearchParams({ days: String(this.days) })}`;
  }

  protected override show({ received, path }: Count): TemplateResult {
    const count = new Intl.NumberFormat(this.language).format(received);
    const words = fill(this.words.received, { count, days: this.days });
    return html`<span class="count">${this.link(path, words, "cairn-praise-open")}</span>`;
  }
}

define("cairn-praise-count", PraiseCount);
