import { css, html, type TemplateResult } from "lit";
import { define } from "../core/cairn-element.ts";
import { GoalElement } from "../core/goal-element.ts";
import { goalBar, percentText, type EmbeddedGoal } from "../core/goal.ts";
import { dueText, goalStanding, standingStyles } from "../core/goal-standing.ts";
import { isRightToLeft } from "../core/words.ts";

const cardStyles = css`
  :host {
    --reserve: 87px;
  }
`;

/**
 * `<cairn-goal-card goal-id>`: one objective or key result with progress, status, owners and due date.
 *
 * @tag cairn-goal-card
 * @attr {string} goal-id - The last part of the goal's address in Cairn.
 * @fires cairn-goal-open - Somebody opens a goal: `{ path }`, cancelable.
 * @csspart title - Title and percent.
 * @csspart bar - Its progress.
 * @csspart status - How it stands.
 * @csspart link - What leads to Cairn.
 * @fires cairn-ready - What it asked for is shown.
 * @fires cairn-error - Nothing can be shown: `{ code, message, developerMessage, retryable }`.
 * @slot - Stands instead of the error when nothing can be shown.
 * @slot header - Above what it shows.
 * @slot footer - Below what it shows.
 * @csspart frame - What is around it.
 */
export class GoalCard extends GoalElement {
  static override styles = [GoalElement.styles, standingStyles, cardStyles];

  protected override show(goal: EmbeddedGoal): TemplateResult {
    const { language, words } = this;
    return html`<div class="goal">
      <div part="title" class="line title">
        ${this.link(goal.path, goal.title)}<span class="percent">${percentText(goal.percent, language)}</span>
      </div>
      ${goalBar(goal, language, words, isRightToLeft(language))}
      <div class="line">
        ${goalStanding(goal, words)}<span class="soft">${dueText(goal, language, words)}</span
        ><span class="soft">${goal.owners.join(", ")}</span>
      </div>
    </div>`;
  }
}

define("cairn-goal-card", GoalCard);
