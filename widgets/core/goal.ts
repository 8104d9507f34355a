import { css, html, svg, type TemplateResult } from "lit";
import { speak, type Words } from "./words.ts";
import goals from "./words/en/goals.json" with { type: "json" };

speak(goals);

/** A goal as Cairn gives it to widgets: percent null while there is no value, the due date local (`2026-09-30`). */
export type EmbeddedGoal = {
  id: string;
  title: string;
  percent: number | null;
  standing: "ON_TRACK" | "STALE" | "OFF_TRACK" | "AT_RISK" | "CLOSED";
  dueDate: string;
  owners: string[];
  path: string;
};

export const goalStyles = css`
  .bar {
    display: block;
    inline-size: 100%;
    block-size: 6px;
    border-radius: 3px;
    overflow: hidden;
  }
  .rest {
    fill: var(--border);
  }
  .ON_TRACK {
    fill: var(--green);
  }
  .OFF_TRACK {
    fill: var(--orange);
  }
  .AT_RISK {
    fill: var(--red);
  }
  .STALE,
  .CLOSED {
    fill: var(--grey);
  }
  .goal {
    display: grid;
    gap: var(--space);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space) calc(var(--space) * 3);
  }
  .line > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* A title is written in its own direction, and begins where the widget's lines begin. */
  .line > a {
    text-align: left;
  }
  [dir="rtl"] .line > a {
    text-align: right;
  }
  /* A title takes as many lines as it needs; its percent stays beside the first. */
  .title {
    flex-wrap: nowrap;
    font-weight: 500;
  }
  .percent {
    flex: none;
    margin-inline-start: auto;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    svg {
      forced-color-adjust: none;
    }
  }
`;

/** Percent in the reader's way; a dash while there is no value. */
export function percentText(percent: number | null, language: string): string {
  return percent === null
    ? "–"
    : new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(percent / 100);
}

/** How far a goal is; only the bar is clipped, never what is said. No style of an element is set: strict policies of sites forbid it. */
export function goalBar(
  { title, percent, standing }: EmbeddedGoal,
  language: string,
  words: Words,
  rightToLeft: boolean,
): TemplateResult {
  const width = Math.min(100, Math.max(0, percent ?? 0));
  const text = percent === null ? words["no-value"] : percentText(percent, language);
  return html`<svg
    part="bar"
    class="bar"
    viewBox="0 0 100 6"
    preserveAspectRatio="none"
    role="progressbar"
    aria-label=${title}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${width}
    aria-valuetext=${text}
  >
    ${svg`<rect class="rest" width="100" height="6"></rect><rect class=${standing} x=${rightToLeft ? 100 - width : 0} width=${width} height="6"></rect>`}
  </svg>`;
}
