import { css, html, type TemplateResult } from "lit";
import { CairnElement } from "../core/cairn-element.ts";
import { fill } from "../core/fill.ts";

type Count = { received: number; path: string };

const countStyles = css`
  .count {
    font-variant-numeric: tabular-nums;
  }
`;

/** `<cairn-praise-count days>`: how often who looks at the page was praised in the last days. Needs `praise:read`. */
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

if (!customElements.get("cairn-praise-count")) customElements.define("cairn-praise-count", PraiseCount);
