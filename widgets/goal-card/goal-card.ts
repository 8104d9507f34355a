import { html, type TemplateResult } from "lit";
import { GoalElement } from "../core/goal-element.ts";
import { dueText, goalBar, goalStanding, percentText, type EmbeddedGoal } from "../core/goal.ts";
import { isRightToLeft } from "../core/words.ts";

/** `<cairn-goal-card goal-id>`: one objective or key result with progress, status, owners and due date. */
export class GoalCard extends GoalElement {
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

if (!customElements.get("cairn-goal-card")) customElements.define("cairn-goal-card", GoalCard);
