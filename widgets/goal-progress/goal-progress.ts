import { css, html, type TemplateResult } from "lit";
import { define } from "../core/cairn-element.ts";
import { GoalElement } from "../core/goal-element.ts";
import { goalBar, percentText, type EmbeddedGoal } from "../core/goal.ts";
import { isRightToLeft } from "../core/words.ts";

const progressStyles = css`
  :host {
    --reserve: 47px;
  }
  .one {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(48px, 30%) auto;
    align-items: center;
    gap: calc(var(--space) * 3);
  }
  .one a {
    justify-self: start;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * `<cairn-goal-progress goal-id>`: how far one goal is, in one line.
 *
 * @tag cairn-goal-progress
 * @attr {string} goal-id - The last part of the goal's address in Cairn.
 * @fires cairn-goal-open - Somebody opens a goal: `{ path }`, cancelable.
 * @csspart bar - Its progress.
 * @csspart link - What leads to Cairn.
 * @fires cairn-ready - What it asked for is shown.
 * @fires cairn-error - Nothing can be shown: `{ code, message, developerMessage, retryable }`.
 * @slot - Stands instead of the error when nothing can be shown.
 * @slot header - Above what it shows.
 * @slot footer - Below what it shows.
 * @csspart frame - What is around it.
 */
export class GoalProgress extends GoalElement {
  static override styles = [GoalElement.styles, progressStyles];

  protected override show(goal: EmbeddedGoal): TemplateResult {
    const { language, words } = this;
    return html`<div class="one" title=${goal.title}>
      ${this.link(goal.path, goal.title)}${goalBar(goal, language, words, isRightToLeft(language))}
      <span class="percent">${percentText(goal.percent, language)}</span>
    </div>`;
  }
}

define("cairn-goal-progress", GoalProgress);
