import { css, html, svg, type TemplateResult } from "lit";
import type { EmbeddedGoal } from "./goal.ts";
import type { Words } from "./words.ts";

export const standingStyles = css`
  .standing {
    display: inline-flex;
    align-items: center;
    gap: calc(var(--space) * 1.5);
    font-size: 13px;
  }
  .dot {
    inline-size: 10px;
    block-size: 10px;
  }
`;

/** How a goal stands: a colour never stands alone. */
export function goalStanding({ standing }: EmbeddedGoal, words: Words): TemplateResult {
  return html`<span part="status" class="standing"
    ><svg class="dot" viewBox="0 0 10 10" aria-hidden="true">
      ${svg`<circle class=${standing} cx="5" cy="5" r="5"></circle>`}</svg
    >${words[standing]}</span
  >`;
}

/** The due date in words. */
export function dueText({ dueDate }: EmbeddedGoal, language: string, words: Words): string {
  return words.due.replace(
    "{date}",
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(dueDate)),
  );
}
